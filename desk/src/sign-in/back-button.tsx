import { ChevronLeft as ChevronLeftIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";

export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="breadcrumb" onClick={onClick}>
      <Icon icon={ChevronLeftIcon} size={18} />
      {children}
    </button>
  );
}
