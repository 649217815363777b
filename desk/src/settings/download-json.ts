/** A browser may begin to read the file only after the click. */
const readMs = 60_000;

/** What the page already has, as a file of the owner's. */
export function downloadJson(name: string, content: unknown) {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readMs);
}
