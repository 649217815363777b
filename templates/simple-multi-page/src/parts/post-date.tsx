import { site } from "../../site.config.ts";

export function PostDate({ date }: { date: string }) {
  const words = new Date(date).toLocaleDateString(site.language, {
    dateStyle: "long",
    // A date in a post has no hour: without this it could slip to the day before.
    timeZone: "UTC",
  });
  return <time dateTime={date}>{words}</time>;
}
