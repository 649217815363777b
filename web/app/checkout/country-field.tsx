import { countryCodes, countryName } from "@agency/contract/format/countries";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { type ComponentProps, useId } from "react";
import { controlStyle, Label } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The accents of seven countries would load another font for every buyer. */
const withoutAccents = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Always has a value. */
export function CountryField(props: ComponentProps<"select">) {
  const id = useId();
  return (
    <div className="col-span-full">
      <Label htmlFor={id}>Country</Label>
      <div className="relative">
        <select
          id={id}
          name="country"
          defaultValue="US"
          autoComplete="country"
          className={`${controlStyle} h-13 appearance-none truncate pr-11`}
          {...props}
        >
          {countryCodes.map((code) => (
            // Browsers can have other names than the build.
            <option key={code} value={code} suppressHydrationWarning>
              {withoutAccents(countryName(code))}
            </option>
          ))}
        </select>
        <Icon
          icon={ChevronDownIcon}
          className="pointer-events-none absolute top-4 right-3.5 size-5 text-meta"
        />
      </div>
    </div>
  );
}
