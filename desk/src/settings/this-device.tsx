import { agency } from "@agency/contract/agency";
import { openHelp } from "../stores/overlays.ts";
import { setShortcutsEnabled, shortcutsEnabled } from "../stores/shortcuts.ts";
import { useStore } from "../stores/store.ts";
import { Panel } from "../ui/panel.tsx";

export function ThisDevice() {
  const isEnabled = useStore(shortcutsEnabled);
  return (
    <Panel title="This device">
      <p>Theme follows your device. All times are in {agency.city} time.</p>
      <label className="check mt-2">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
        />
        <span>
          Keyboard shortcuts
          <small>Single keys, such as j and e</small>
        </span>
      </label>
      <button type="button" className="btn btn-sm" onClick={openHelp}>
        View shortcuts
      </button>
    </Panel>
  );
}
