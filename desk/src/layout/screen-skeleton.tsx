import { withinDesk } from "../base-path.ts";
import { ListSkeleton, PanelSkeleton, WorklistSkeleton } from "../ui/skeletons.tsx";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

const lists: Record<string, string> = {
  "/leads": "Leads",
  "/orders": "Orders",
  "/requests": "Payment requests",
  "/hours": "Hours",
};

/** The bones of the screen that is on its way, at its final heights. */
export function ScreenSkeleton({ path }: { path: string }) {
  const plain = withinDesk(path);
  const title = plain === "/" ? "What needs you" : (lists[plain] ?? "Loading");
  return (
    <Screen title={title}>
      <div aria-busy="true">
        <PageHeader title={title} top={title !== "Loading"} />
        {plain === "/" ? <WorklistSkeleton /> : lists[plain] ? <ListSkeleton /> : <PanelSkeleton />}
      </div>
    </Screen>
  );
}
