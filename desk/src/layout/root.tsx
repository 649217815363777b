import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { createLazyCode, useLazyCode } from "../api/lazy-code.ts";
import { confirmationPrompt, signInPrompt } from "../api/prompts.ts";
import { keepFocus } from "../keyboard/keep-focus.ts";
import { useStore } from "../stores/store.ts";
import { Toaster } from "../ui/toaster.tsx";

const prompts = createLazyCode(() => import("./prompts.tsx"));

/** Wraps every screen, including sign-in, with toasts and the confirmation and sign-in dialogs. */
export function Root() {
  useEffect(keepFocus, []);
  return (
    <>
      <Outlet />
      <Toaster />
      <LazyPrompts />
      <ScrollRestoration />
    </>
  );
}

/** If the code of the dialogs cannot be loaded, the change fails, and its form keeps what the owner typed. */
function LazyPrompts() {
  const confirmation = useStore(confirmationPrompt.shown);
  const signIn = useStore(signInPrompt.shown);
  const isShown = confirmation !== undefined || signIn !== undefined;
  const { code, hasFailed, retry } = useLazyCode(prompts, isShown);
  useEffect(() => {
    if (!hasFailed) return;
    confirmation?.onCancel();
    signIn?.onCancel();
    retry();
  }, [hasFailed, retry, confirmation, signIn]);
  return isShown && code && <code.Prompts />;
}
