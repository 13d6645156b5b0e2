import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../../shared/ui/IconButton.tsx';

type PasswordToggleProps = {
  readonly isShown: boolean;
  readonly onToggle: () => void;
};

/** Shows or hides the password. */
export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={onToggle}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
