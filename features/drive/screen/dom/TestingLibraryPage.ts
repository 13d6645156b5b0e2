import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Presses } from '../../contracts/CommandDriver.ts';
import type { ChosenFile, InPage, Name, Page, Role, Which } from '../Page.ts';

/** The document of this process, or parts of it. */
export class TestingLibraryPage implements Page {
  readonly #user: UserEvent;
  readonly #look: () => readonly HTMLElement[];
  readonly #description: string;

  constructor(user: UserEvent, look: () => readonly HTMLElement[] = () => [document.body], description = 'the page') {
    this.#user = user;
    this.#look = look;
    this.#description = description;
  }

  find(role: Role | readonly Role[], which: Name | Which = {}): Page {
    const wanted: Which = typeof which === 'string' || which instanceof RegExp ? { name: which } : which;
    const look = () => {
      const found = new Set(
        this.#look().flatMap((place) => [role].flat().flatMap((one) => inPlace(place, one, wanted))),
      );
      return wanted.at === undefined ? [...found] : [...found].slice(wanted.at, wanted.at + 1);
    };
    const description = `${role} ${Object.values(wanted).join(' ')} in ${this.#description}`;
    return new TestingLibraryPage(this.#user, look, description);
  }

  async press(presses: Presses = 'once'): Promise<void> {
    const target = this.#one();
    if (target.matches(':disabled')) throw new Error(`It is disabled: ${this.#description}`);
    await (presses === 'twice' ? this.#user.dblClick(target) : this.#user.click(target));
  }

  async type(text: string): Promise<void> {
    await this.#user.clear(this.#one());
    if (text !== '') await this.#user.paste(text);
  }

  async choose(value: string): Promise<void> {
    await this.#user.selectOptions(this.#one(), value);
  }

  async attach({ name, type, content }: ChosenFile): Promise<void> {
    await this.#user.upload(this.#one(), new File([new Uint8Array(content)], name, { type }));
  }

  async texts(): Promise<readonly string[]> {
    return this.#look().map(({ textContent }) => textContent?.trim() ?? '');
  }

  async isThere(): Promise<boolean> {
    return this.#look().length > 0;
  }

  async value(): Promise<string> {
    return (this.#one() as HTMLInputElement).value;
  }

  async evaluate<Result, Given>(inPage: InPage<Result, Given | undefined>, given?: Given): Promise<Result> {
    return inPage(this.#look(), given);
  }

  #one(): HTMLElement {
    const [one, ...others] = this.#look();
    if (one === undefined || others.length > 0) {
      throw new Error(`There are ${one === undefined ? 0 : others.length + 1} of ${this.#description}`);
    }
    return one;
  }
}

function inPlace(place: HTMLElement, role: Role, { name, text }: Which): readonly HTMLElement[] {
  const found =
    role === 'field'
      ? queryAllByLabelText(place, name ?? /./)
      : queryAllByRole(place, role, name === undefined ? {} : { name });
  return text === undefined ? found : found.filter(({ textContent }) => text.test(textContent ?? ''));
}
