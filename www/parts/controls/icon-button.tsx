// A button with a sign on it. Its name is what screen readers and the pointer tell.
import type { ButtonHTMLAttributes } from "preact";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
}

export function IconButton({ name, ...rest }: Props) {
  return <button type="button" aria-label={name} title={name} {...rest} />;
}
