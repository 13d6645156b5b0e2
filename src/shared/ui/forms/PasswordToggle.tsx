import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';

type PasswordToggleProps = {
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** The field's label within the button's name. */
  readonly field?: string;
};

/** Shows or hides the password. */
export function PasswordToggle({ isShown, onToggle, field = 'password' }: PasswordToggleProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <IconButton label={`${isShown ? 'Hide' : 'Show'} ${field}`} onClick={onToggle}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
