import { Toaster } from "../src/ui/toaster.tsx";
import { Charts, Lists, Panels, Placeholders } from "./content.tsx";
import { Buttons, Fields, Filters } from "./controls.tsx";
import { Dialogs, Toasts } from "./overlays.tsx";
import { Notices, Statuses } from "./statuses.tsx";

/** Shows every shared component of the desk in every state, to judge a change of the styles. */
export function Gallery() {
  return (
    <>
      <main className="mx-auto max-w-5xl px-4 py-10">
        <h1 className="mb-8">Gallery</h1>
        <Buttons />
        <Fields />
        <Filters />
        <Statuses />
        <Notices />
        <Panels />
        <Lists />
        <Charts />
        <Placeholders />
        <Dialogs />
        <Toasts />
      </main>
      <Toaster />
    </>
  );
}
