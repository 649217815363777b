import { stripBasePath } from "../base-path.ts";
import { ListSkeleton, PanelSkeleton, WorklistSkeleton } from "../ui/skeletons.tsx";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

const listTitles: Record<string, string> = {
  "/leads": "Leads",
  "/orders": "Orders",
  "/payment-requests": "Payment requests",
  "/hours": "Hours",
};

export function ScreenSkeleton({ path }: { path: string }) {
  const pathname = stripBasePath(path);
  const title = pathname === "/" ? "To do" : (listTitles[pathname] ?? "Loading");
  return (
    <Screen title={title}>
      <div aria-busy="true">
        <PageHeader title={title} hideTitleOnPhone={title !== "Loading"} />
        {pathname === "/" ? (
          <WorklistSkeleton />
        ) : listTitles[pathname] ? (
          <ListSkeleton />
        ) : (
          <PanelSkeleton />
        )}
      </div>
    </Screen>
  );
}
