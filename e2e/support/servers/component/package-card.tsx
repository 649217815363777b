import { packages } from "@agency/contract/catalog";
import { useState } from "react";
import { PackageCard } from "../../../../web/app/pages/packages/package-card.tsx";
import { mount } from "./mount.tsx";

function PackageCards() {
  const [selected, setSelected] = useState("nothing");
  return (
    <>
      {packages.map((offer) => (
        <PackageCard key={offer.id} offer={offer} onChoose={({ title }) => setSelected(title)} />
      ))}
      <output>{selected}</output>
    </>
  );
}

mount(<PackageCards />);
