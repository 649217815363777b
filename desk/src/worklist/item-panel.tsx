import { useEffect } from "react";
import { createLazyCode, useLazyCode } from "../api/lazy-code.ts";
import { useResource } from "../api/use-resource.ts";
import { scrollToRow } from "../keyboard/row-focus.ts";
import { useShell } from "../layout/use-session.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { ItemProps } from "./items/item-props.ts";

const items = createLazyCode(() => import("./items/items.ts"));

/** An open item of the worklist, with its record. The API has each record under the same path as the desk. */
export function ItemPanel({ entry, hasFocus, onDone }: Omit<ItemProps<unknown>, "record">) {
  const record = useResource<unknown>(entry.path, useShell()?.loadedAt ?? 0);
  const { code, hasFailed, retry } = useLazyCode(items);
  const isShown = record.data !== undefined && code !== undefined;
  useEffect(() => {
    if (isShown && hasFocus) scrollToRow(entry.id);
  }, [isShown, hasFocus, entry.id]);
  const error = record.error ?? (hasFailed ? "This item couldn’t be loaded." : undefined);
  if (record.data && code) {
    const Item = code.getItem(entry);
    return <Item entry={entry} record={record.data} hasFocus={hasFocus} onDone={onDone} />;
  }
  if (error)
    return (
      <Notice
        tone="danger"
        title={error}
        action={
          <Button className="btn-sm" onClick={record.error ? record.retry : retry}>
            Try again
          </Button>
        }
      />
    );
  return (
    <div aria-busy="true">
      <span className="skeleton w-4/5" />
      <span className="skeleton mt-2 w-3/5" />
    </div>
  );
}
