import { useEffect, useRef, useState } from "react";
import type { Theme, Trial } from "./trial.ts";

/** What a demo tells about itself: templates/demo-only/try.js. */
interface News {
  /** Each of its pages asks for the visitor's choices when it loads. */
  ready?: unknown;
  /** It shows the choices, and this is the title of its page. */
  title?: unknown;
  /** Its own switch was used. */
  theme?: unknown;
  /** Escape was pressed in it. */
  left?: unknown;
}

interface DemosOptions {
  /** The demo to show. */
  address: string;
  trial: Trial;
  wanted: boolean;
  onTheme: (theme: Theme) => void;
}

/** The demos that were opened. Each stays loaded, so that the visitor can go back to it at once. */
export function useDemos({ address, trial, wanted, onTheme }: DemosOptions) {
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<string>();
  const [inUse, setInUse] = useState(false);
  const returning = useRef(false);
  const { name = "", theme = "light" } = trial;
  const latest = useRef({ visitor: { name, theme }, onTheme, address });
  latest.current = { visitor: { name, theme }, onTheme, address };

  if (wanted && !opened.includes(address)) setOpened([...opened, address]);
  // Until the next demo is there, the one before stays visible.
  if (shown !== address && titles[address] !== undefined) setShown(address);

  useEffect(() => {
    for (const frame of frames.current.values()) tell(frame, { name, theme });
  }, [name, theme]);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ demo?: News } | null>) => {
      const news = data?.demo;
      const sender = [...frames.current].find(([, frame]) => frame.contentWindow === source);
      if (!news || !sender) return;
      const [from, frame] = sender;
      const { visitor, onTheme, address } = latest.current;
      const { ready, title, theme: seen, left } = news;
      if (ready) tell(frame, visitor);
      if (typeof title === "string")
        setTitles((known) => ({ ...known, [from]: title.slice(0, 200) }));
      if ((seen === "light" || seen === "dark") && seen !== visitor.theme) onTheme(seen);
      if (left && from === address) {
        returning.current = true;
        setInUse(false);
      }
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  useEffect(() => {
    if (!inUse || shown !== address) return;
    frames.current.get(address)?.focus({ preventScroll: true });
    // Events inside the frame do not get here: any of these means that the visitor is elsewhere on the page.
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) setInUse(false);
    };
    const signs = ["pointerdown", "focusin", "wheel"];
    for (const sign of signs) addEventListener(sign, leave, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, leave);
    };
  }, [inUse, shown, address]);

  return {
    demos: opened,
    shown,
    tabTitle: shown && titles[shown],
    inUse,
    use: () => setInUse(true),
    /** Gets the focus back when the demo is left by Escape. */
    opener(button: HTMLButtonElement | null) {
      if (!button || !returning.current) return;
      returning.current = false;
      button.focus();
    },
    frame: (demo: string) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(demo, element);
      else frames.current.delete(demo);
    },
  };
}

/** A demo is in a sandbox and has no origin that could be named here; nothing in the message is secret. */
function tell({ contentWindow }: HTMLIFrameElement, visitor: { name: string; theme: Theme }) {
  contentWindow?.postMessage({ visitor }, "*");
}
