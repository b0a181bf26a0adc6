// A button with an icon. Its name is its label and its tooltip.
import type { ButtonHTMLAttributes } from "preact";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
}

export function IconButton({ name, ...rest }: Props) {
  return <button type="button" aria-label={name} title={name} {...rest} />;
}
