import { useEffect, useRef, useState } from "react";
import type { Theme, Trial } from "./trial.ts";

/** A message from a demo: templates/demo-only/try.js. */
interface DemoMessage {
  /** Sent when a page of the demo loads and needs the visitor's choices. */
  ready?: unknown;
  /** The title of the page, sent after the demo has applied the choices. */
  title?: unknown;
  /** Sent when the demo's own theme switch was used. */
  theme?: unknown;
  /** Sent when Escape was pressed in the demo. */
  left?: unknown;
}

interface DemosOptions {
  /** The URL of the demo to show. */
  address: string;
  trial: Trial;
  shouldLoad: boolean;
  onTheme: (theme: Theme) => void;
}

/** Opened demos stay loaded, so that the visitor can switch between them quickly. */
export function useDemos({ address, trial, shouldLoad, onTheme }: DemosOptions) {
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<string>();
  const [isInUse, setIsInUse] = useState(false);
  const shouldRestoreFocus = useRef(false);
  const { name = "", theme = "light" } = trial;
  const latest = useRef({ visitor: { name, theme }, onTheme, address });
  latest.current = { visitor: { name, theme }, onTheme, address };

  if (shouldLoad && !opened.includes(address)) setOpened([...opened, address]);
  // The previous demo stays visible until the next one has loaded.
  if (shown !== address && titles[address] !== undefined) setShown(address);

  useEffect(() => {
    for (const frame of frames.current.values()) sendVisitor(frame, { name, theme });
  }, [name, theme]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<{ demo?: DemoMessage } | null>) => {
      const message = data?.demo;
      const sender = [...frames.current].find(([, frame]) => frame.contentWindow === source);
      if (!message || !sender) return;
      const [demo, frame] = sender;
      const { visitor, onTheme, address } = latest.current;
      const { ready, title, theme, left } = message;
      if (ready) sendVisitor(frame, visitor);
      if (typeof title === "string")
        setTitles((previous) => ({ ...previous, [demo]: title.slice(0, 200) }));
      if ((theme === "light" || theme === "dark") && theme !== visitor.theme) onTheme(theme);
      if (left && demo === address) {
        shouldRestoreFocus.current = true;
        setIsInUse(false);
      }
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    if (!isInUse || shown !== address) return;
    frames.current.get(address)?.focus({ preventScroll: true });
    // Events inside the iframe do not reach this page, so any of these comes from outside the demo.
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) setIsInUse(false);
    };
    const eventTypes = ["pointerdown", "focusin", "wheel"];
    for (const type of eventTypes) addEventListener(type, leave, { passive: true });
    return () => {
      for (const type of eventTypes) removeEventListener(type, leave);
    };
  }, [isInUse, shown, address]);

  return {
    demos: opened,
    shown,
    tabTitle: shown && titles[shown],
    isInUse,
    startUsing: () => setIsInUse(true),
    /** The button that regains the focus when the visitor leaves the demo with Escape. */
    openerRef(button: HTMLButtonElement | null) {
      if (!button || !shouldRestoreFocus.current) return;
      shouldRestoreFocus.current = false;
      button.focus();
    },
    getFrameRef: (demo: string) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(demo, element);
      else frames.current.delete(demo);
    },
  };
}

/** The target origin is "*", because a sandboxed demo has none; the message contains no secrets. */
function sendVisitor(frame: HTMLIFrameElement, visitor: { name: string; theme: Theme }) {
  frame.contentWindow?.postMessage({ visitor }, "*");
}
