// Vite gives every file in content/images its final address.
const files = import.meta.glob<string>("../content/images/*", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a picture, by the name of its file. */
export const pictureUrl = (name: string): string => files[`../content/images/${name}`] ?? "";
