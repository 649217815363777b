import type { DeskInstallment } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useId } from "react";
import { Select } from "../ui/field.tsx";
import { installmentTitles } from "./installment-labels.ts";

interface PickInstalmentProps {
  among: readonly DeskInstallment[];
  value?: number | undefined;
  onChange?: (id: number) => void;
}

/** Which payment is meant, where there is a choice. */
export function InstallmentField({ among, value, onChange }: PickInstalmentProps) {
  const id = useId();
  if (among.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={id}>Payment</label>
      <Select
        id={id}
        name="instalment"
        value={value}
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        {among.map(({ id, kind, cents }) => (
          <option key={id} value={id}>
            {installmentTitles[kind]}, {formatUsd(cents)}
          </option>
        ))}
      </Select>
    </div>
  );
}
