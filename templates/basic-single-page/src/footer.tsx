import { site } from "../site.config.ts";

export function Footer() {
  const links = [...site.footer.links, { text: site.words.top, to: "#top" }];
  return (
    <footer className="bg-deep text-on-deep">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 pt-2 pb-8">
        <p>{site.footer.text}</p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ text, to }) => (
            <li key={text}>
              <a href={to} className="underline-link block py-2">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
