/** What the profile shows of the shopper. */
export type ProfileFacts = { readonly name: string; readonly 'e-mail': string; readonly initial: string };

/** The profile and the address book; whether the shopper is logged in. */
export type ProfileDriver = {
  isKnown(): Promise<boolean>;
  logOut(): Promise<void>;
  facts(): Promise<ProfileFacts>;
  tabs(): Promise<readonly string[]>;
  followTab(tab: string): Promise<void>;
  isOfferedLogin(): Promise<boolean>;
  /** The names in the address book. */
  addresses(): Promise<readonly string[]>;
  /** Everything one address shows. */
  addressText(name: string): Promise<string>;
};
