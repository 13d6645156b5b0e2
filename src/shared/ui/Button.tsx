import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export type ButtonVariant = {
  /** `primary`: at most one per view. `secondary`: beside it. `quiet`: for rare actions. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** Whether the button takes the whole width. */
  readonly wide?: boolean;
};

/** A button. */
export function Button({
  variant = 'primary',
  wide = false,
  type = 'button',
  ...rest
}: ButtonVariant & ComponentProps<'button'>) {
  return <button type={type} {...rest} className={classOf(variant, wide)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  wide = false,
  ...rest
}: ButtonVariant & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf(variant, wide)} />;
}

function classOf(variant: 'primary' | 'secondary' | 'quiet', wide: boolean): string {
  return [styles.button, styles[variant], wide ? styles.wide : ''].join(' ');
}
