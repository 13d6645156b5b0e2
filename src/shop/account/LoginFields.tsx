import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { PasswordToggle } from '../../shared/ui/forms/PasswordToggle.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import type { LoginViewModel } from './LoginViewModel.ts';

/** The fields of the login form. */
export const LoginFields = observer(function LoginFields({ login }: { readonly login: LoginViewModel }) {
  const { form, isPasswordShown } = login;
  const { fields, errors } = form;
  return (
    <>
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        maxLength={TEXT_LIMITS.email}
        required
        value={fields.email}
        error={errors.email}
        onChange={(value) => form.change('email', value)}
      />
      <TextField
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        value={fields.password}
        error={errors.password}
        onChange={(value) => form.change('password', value)}
        beside={<PasswordToggle isShown={isPasswordShown} onToggle={login.togglePassword} />}
      />
    </>
  );
});
