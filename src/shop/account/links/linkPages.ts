export { LogoutPage } from '../LogoutPage.tsx';
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { VerifyEmailPage } from './VerifyEmailPage.tsx';
