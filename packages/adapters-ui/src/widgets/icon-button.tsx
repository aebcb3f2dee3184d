import { Button, type ButtonProps } from './button.js';

export type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'square' | 'block'> & {
  /** The accessible name; also shown by the browser on hover. */
  label: string;
};

/** A square button that holds one icon. */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button square variant={variant} aria-label={label} title={label} {...rest} />;
}
