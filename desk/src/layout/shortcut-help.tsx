import { Dialog } from "../ui/dialog.tsx";

const keys: readonly (readonly [string, readonly string[]])[] = [
  ["Search everything", ["/"]],
  ["Next, previous", ["j", "k"]],
  ["Open", ["↵"]],
  ["Done", ["e"]],
  ["Undo", ["z"]],
  ["Back, close", ["esc"]],
  ["Write a note", ["n"]],
  ["On a lead: write a request", ["r"]],
  ["What needs you", ["1"]],
  ["Leads, Orders, Requests", ["2", "3", "4"]],
  ["Settings", ["5"]],
  ["This help", ["?"]],
];

export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" size="wide" onClose={onClose}>
      <dl className="keys">
        {keys.map(([what, signs]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fine quiet">
        Done marks a lead answered. It never moves money: on a payment, e opens it instead.
      </p>
    </Dialog>
  );
}
