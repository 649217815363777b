import { packages } from "@agency/contract/catalog";
import { useState } from "react";
import { PackageCard } from "../../../../web/app/pages/packages/package-card.tsx";
import { mount } from "./mount.tsx";

function Chooser() {
  const [chosen, setChosen] = useState("nothing");
  return (
    <>
      {packages.map((offer) => (
        <PackageCard key={offer.id} offer={offer} onChoose={({ title }) => setChosen(title)} />
      ))}
      <output>{chosen}</output>
    </>
  );
}

mount(<Chooser />);
