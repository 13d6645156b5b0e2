import type { Presses } from '../contracts/CommandDriver.ts';

/** An ARIA role; `field` is what has a label, because a password has no role. */
export type Role =
  | ('article' | 'banner' | 'button' | 'checkbox' | 'combobox' | 'complementary' | 'contentinfo' | 'definition')
  | ('dialog' | 'field' | 'group' | 'heading' | 'link' | 'list' | 'listitem' | 'main' | 'navigation' | 'option')
  | ('radio' | 'radiogroup' | 'region' | 'searchbox' | 'status' | 'strong' | 'tab' | 'tablist' | 'alert');

/** The whole accessible name, or a pattern in it. */
export type Name = string | RegExp;

export type Which = {
  readonly name?: Name;
  /** A pattern in the text, for what is not called by the text that it shows. */
  readonly text?: RegExp;
  /** The position among those found, from 0. */
  readonly at?: number;
};

export type ChosenFile = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** A page, or those of its parts that a search finds: none, one or several. They are looked up anew at each call. */
export type Page = {
  /** The parts of a role within; hidden ones are not found. */
  find(role: Role | readonly Role[], which?: Name | Which): Page;
  /** Throws unless there is exactly one and it can be pressed. */
  press(presses?: Presses): Promise<void>;
  /** Replaces the text of a field at once, as a password manager does. */
  type(text: string): Promise<void>;
  /** Chooses a file in a field for files. */
  attach(file: ChosenFile): Promise<void>;
  /** The texts of all, without the spaces around them. */
  texts(): Promise<readonly string[]>;
  isThere(): Promise<boolean>;
  /** Chooses the option of this value of a field. */
  choose(value: string): Promise<void>;
  /** The value of one field. */
  value(): Promise<string>;
  /** Calls a function of `in-page/` with all parts; it refers to nothing outside itself. */
  evaluate<Result, Given>(inPage: InPage<Result, Given>, given: Given): Promise<Result>;
  evaluate<Result>(inPage: InPage<Result, undefined>): Promise<Result>;
};

export type InPage<Result, Given> = (parts: readonly Element[], given: Given) => Result | Promise<Result>;
