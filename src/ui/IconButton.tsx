import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className'> & {
  /** What the button does, in words. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
};

/** A button that shows an icon only and says what it does to those who ask. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
