import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export type ButtonLook = {
  /** `primary`: at most one per view. `secondary`: beside it. `quiet`: for rare actions. */
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Whether the button takes the whole width. */
  readonly wide?: boolean;
};

/** A button. */
export function Button({
  look = 'primary',
  wide = false,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} {...rest} className={classOf(look, wide)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', wide = false, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf(look, wide)} />;
}

function classOf(look: 'primary' | 'secondary' | 'quiet', wide: boolean): string {
  return [styles.button, styles[look], wide ? styles.wide : ''].join(' ');
}
