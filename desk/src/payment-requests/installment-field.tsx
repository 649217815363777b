import type { DeskInstallment } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { SelectField } from "../ui/field.tsx";
import { installmentLabels } from "./installment-labels.ts";

interface InstallmentFieldProps {
  installments: readonly DeskInstallment[];
  value: number | undefined;
  onChange: (installmentId: number) => void;
}

/** Hidden when there is only one installment. */
export function InstallmentField({ installments, value, onChange }: InstallmentFieldProps) {
  if (installments.length < 2) return null;
  return (
    <SelectField
      label="Installment"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {installments.map(({ id, kind, cents }) => (
        <option key={id} value={id}>
          {installmentLabels[kind]}, {formatUsd(cents)}
        </option>
      ))}
    </SelectField>
  );
}
