import { withinDesk } from "../base-path.ts";
import { ListBones, PanelBones, WorklistBones } from "../ui/bones.tsx";
import { PageHead } from "./page-head.tsx";
import { Screen } from "./screen.tsx";

const lists: Record<string, string> = {
  "/leads": "Leads",
  "/orders": "Orders",
  "/requests": "Payment requests",
  "/hours": "Hours",
};

/** The bones of the screen that is on its way, at its final heights. */
export function ScreenBones({ path }: { path: string }) {
  const plain = withinDesk(path);
  const title = plain === "/" ? "What needs you" : (lists[plain] ?? "Loading");
  return (
    <Screen title={title}>
      <div aria-busy="true">
        <PageHead title={title} top={title !== "Loading"} />
        {plain === "/" ? <WorklistBones /> : lists[plain] ? <ListBones /> : <PanelBones />}
      </div>
    </Screen>
  );
}
