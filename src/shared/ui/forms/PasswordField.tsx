import { useState } from 'react';
import { PasswordToggle } from './PasswordToggle.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A password that can be shown. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      required
      beside={
        <PasswordToggle isShown={isShown} field={label.toLowerCase()} onToggle={() => setShown((shown) => !shown)} />
      }
    />
  );
}
