import { INVITATION } from '../../../../src/admin/invitation/pageTokens.ts';
import { linksFor } from '../../../../src/admin/open/pageAt.ts';
import { paths } from '../../../../src/admin/paths/paths.ts';
import { SIGN_IN_FORM } from '../../../../src/admin/session/pageTokens.ts';
import type { AdminSessionDriver } from '../../contracts/admin/AdminDrivers.ts';
import { needsScreen } from '../needsScreen.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** Signing in and out, by view-models. */
export class ViewModelAdminSession implements AdminSessionDriver {
  readonly isAskedBeforeLeaving = needsScreen;
  readonly decide = needsScreen;
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
  }

  open(path: string): Promise<void> {
    return this.#tab.open(path);
  }

  openInvitation(token: string): Promise<void> {
    return this.#tab.open(`${paths.invitation}?${new URLSearchParams({ token })}`);
  }

  async signIn(email: string, password: string): Promise<void> {
    const { form } = this.#signIn;
    form.change('email', email);
    form.change('password', password);
    await form.submit();
  }

  async enterCode(code: string): Promise<void> {
    const { form, isCodeAsked } = this.#signIn;
    if (!isCodeAsked) throw new Error('No code is asked for');
    form.change('code', code);
    await form.submit();
  }

  async asksForCode(): Promise<boolean> {
    return this.#signIn.isCodeAsked;
  }

  async signOut(): Promise<void> {
    this.#tab.goTo(paths.today);
    await this.#tab.session.signOut();
  }

  async isAskedAgain(): Promise<boolean> {
    return this.#tab.session.isFormOpen;
  }

  async signInAgain(email: string, password: string): Promise<void> {
    const { form } = this.#tab.admin.get(SIGN_IN_FORM);
    form.change('email', email);
    form.change('password', password);
    await form.submit();
  }

  async news(): Promise<string> {
    return this.#tab.session.news;
  }

  async choosePassword(password: string): Promise<void> {
    const invitation = this.#tab.on('Invitation', INVITATION);
    invitation.form.change('password', password);
    await invitation.form.submit(this.#tab.address.searchParams.get('token') ?? '');
    if (invitation.isAccepted) this.#tab.goTo(paths.today);
  }

  async shown(): Promise<string> {
    return this.#tab.shown;
  }

  async signedIn(): Promise<string> {
    const { staff } = this.#tab.session;
    return staff === undefined ? '' : `${staff.name}, ${staff.role}`;
  }

  async menu(): Promise<readonly string[]> {
    return linksFor(this.#tab.session.staff?.role).flatMap(({ title, place }) => (place === 'bar' ? [] : [title]));
  }

  async complaints(): Promise<readonly string[]> {
    if (this.#tab.shown === 'Invitation') {
      const { errors, refusal } = this.#tab.on('Invitation', INVITATION).form;
      return said(errors.password, refusal);
    }
    const { errors, refusal } = this.#signIn.form;
    return said(errors.email, errors.password, refusal);
  }

  async follow(page: string): Promise<void> {
    const link = linksFor(this.#tab.session.staff?.role).find(({ title }) => title === page);
    if (link === undefined) throw new Error(`The menu does not offer ${page}`);
    this.#tab.goTo(link.path);
  }

  async typedEmail(): Promise<string> {
    return this.#signIn.form.fields.email;
  }

  get #signIn() {
    // Above what is shown, it is a form of its own.
    if (this.#tab.session.isFormOpen) return this.#tab.admin.get(SIGN_IN_FORM);
    return this.#tab.on('Sign in', SIGN_IN_FORM);
  }
}
