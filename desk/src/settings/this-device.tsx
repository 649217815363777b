import { agency } from "@agency/contract/agency";
import { openHelp } from "../stores/overlays.ts";
import { setShortcutsEnabled, shortcutsEnabled } from "../stores/shortcuts.ts";
import { useStore } from "../stores/store.ts";

export function ThisDevice() {
  const on = useStore(shortcutsEnabled);
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>This device</h2>
      </div>
      <div className="panel-body">
        <p>The desk is light or dark as the device is. All times are {agency.city} time.</p>
        <label className="check mt-2">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => setShortcutsEnabled(event.target.checked)}
          />
          <span>
            Keyboard shortcuts
            <small>Single keys such as j and e</small>
          </span>
        </label>
        <button type="button" className="btn btn-s" onClick={openHelp}>
          See them all
        </button>
      </div>
    </section>
  );
}
