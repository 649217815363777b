import type { ButtonHTMLAttributes } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean;
}

/** While it is busy it keeps its width, its focus and its words for a screen reader, and takes no second click. */
export function Button({
  busy = false,
  className = "",
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      className={`btn ${className} ${busy ? "btn-busy" : ""}`}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      <span className="btn-words">{children}</span>
    </button>
  );
}
