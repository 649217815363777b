import type { ComponentProps } from "react";
import { Link } from "react-router";

type Variant = "primary" | "bright" | "quiet" | "ghost";
type Size = "regular" | "small";

const variants: Record<Variant, string> = {
  primary: "bg-brand-600 text-white shadow-button hover:bg-brand-700",
  bright: "bg-brand-300 text-ink hover:bg-white",
  quiet: "bg-white text-brand-700 shadow-[inset_0_0_0_1px_rgb(11_21_36/0.2)] hover:bg-tint",
  ghost: "text-white shadow-[inset_0_0_0_1px_rgb(255_255_255/0.38)] hover:bg-white/10",
};

const sizes: Record<Size, string> = {
  regular: "min-h-13 px-6.5 text-base",
  small: "min-h-11 px-5 text-small",
};

function buttonClass(variant: Variant, size: Size, className = "") {
  return `inline-flex items-center justify-center gap-2.5 rounded-control py-2.5 text-center leading-tight font-semibold transition duration-200 ease-soft active:translate-y-px disabled:cursor-not-allowed disabled:bg-line disabled:text-body disabled:shadow-none aria-disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-body aria-disabled:shadow-none ${variants[variant]} ${sizes[size]} ${className}`;
}

interface ButtonStyleProps {
  variant?: Variant;
  size?: Size;
}

interface ButtonProps extends ButtonStyleProps, ComponentProps<"button"> {
  /** Not `disabled`, which would move the focus to the page's body. The click handler ignores clicks while busy. */
  isBusy?: boolean;
}

export function Button({
  variant = "primary",
  size = "regular",
  className,
  type = "button",
  isBusy,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isBusy}
      className={buttonClass(variant, size, className)}
      {...rest}
    />
  );
}

export function ButtonLink({
  variant = "primary",
  size = "regular",
  className,
  ...rest
}: ButtonStyleProps & ComponentProps<typeof Link>) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}

export function ButtonAnchor({
  variant = "primary",
  size = "regular",
  className,
  ...rest
}: ButtonStyleProps & ComponentProps<"a">) {
  return <a className={buttonClass(variant, size, className)} {...rest} />;
}
