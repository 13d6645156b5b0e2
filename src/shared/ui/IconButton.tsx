import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className'> & {
  /** What the button does, in words. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
};

/** A button that shows only an icon, with its label as a tooltip and accessible name. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
