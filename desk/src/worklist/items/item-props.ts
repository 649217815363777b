import type { WorklistEntry } from "@agency/contract/api/desk";

export interface ItemProps<Record> {
  entry: WorklistEntry;
  record: Record;
  /** The owner pressed the item's button, so the cursor may move into its field. */
  hasFocus: boolean;
  onDone: () => void;
}
