import { Ellipsis, Pencil, Send, Trash2 } from "lucide";
import { Button } from "../src/ui/button.tsx";
import { Chips } from "../src/ui/chips.tsx";
import { CopyableText } from "../src/ui/copy.tsx";
import { Choice, Field, SelectField, TextArea } from "../src/ui/field.tsx";
import { Icon } from "../src/ui/icon.tsx";
import { ListFooter } from "../src/ui/list-footer.tsx";
import { Menu, MenuItem } from "../src/ui/menu.tsx";
import { Row, Section } from "./section.tsx";

const looks = {
  Default: "",
  Primary: "btn-primary",
  Danger: "btn-danger",
  "Danger outline": "btn-danger-outline",
  Ghost: "btn-ghost",
  Small: "btn-sm",
  Large: "btn-lg",
};

const ignore = () => {};

export const Buttons = () => (
  <Section title="Buttons and menus">
    <Row>
      {Object.entries(looks).map(([name, className]) => (
        <Button key={name} className={className}>
          {name}
        </Button>
      ))}
    </Row>
    <Row>
      <Button className="btn-primary">
        <Icon icon={Send} />
        With an icon
      </Button>
      <Button className="btn-icon" aria-label="Only an icon">
        <Icon icon={Pencil} />
      </Button>
      <Button busy>Busy</Button>
      <Button className="btn-primary" busy>
        Busy
      </Button>
      <Button disabled>Disabled</Button>
      <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
        <MenuItem icon={Pencil} onClick={ignore}>
          Edit
        </MenuItem>
        <hr />
        <MenuItem icon={Trash2} isDestructive onClick={ignore}>
          Delete…
        </MenuItem>
      </Menu>
    </Row>
    <Row>
      <CopyableText text="K7Q4-2D9M" />
      <kbd>Ctrl K</kbd>
    </Row>
  </Section>
);

export const Fields = () => (
  <Section title="Fields">
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Name" name="name" placeholder="A placeholder" />
      <Field label="With a hint" name="hint" hint="Shown on the invoice." defaultValue="A value" />
      <Field label="Amount" name="amount" unit="$" inputMode="decimal" defaultValue="1,250.00" />
      <Field
        label="With an error"
        name="error"
        defaultValue="buyer@example"
        error="Enter a complete email address."
      />
      <Field label="Disabled" name="disabled" defaultValue="A value" disabled />
      <SelectField label="Status" name="status">
        <option>New</option>
        <option>Answered</option>
      </SelectField>
      <TextArea label="Note" name="note" rows={3} defaultValue={"Two lines\nof text"} />
      <Choice
        legend="Deposit"
        name="deposit"
        options={{ none: "None", half: "50%", full: "All" }}
      />
    </div>
    <label className="check">
      <input type="checkbox" defaultChecked />
      <span>
        A checkbox
        <small>What it changes.</small>
      </span>
    </label>
  </Section>
);

export const Filters = () => (
  <Section title="Filters and the end of a list">
    <Chips
      path="/"
      names={{ all: "All", open: "Open", paid: "Paid" }}
      counts={{ all: 1200, open: 4, paid: 0 }}
      current="open"
    />
    <ListFooter shownCount={50} noun="order" hasMore />
    <ListFooter shownCount={1} noun="order" hasMore={false} />
  </Section>
);
