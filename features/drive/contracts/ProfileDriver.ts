/** What the profile shows of the shopper. */
export type ProfileFacts = { readonly name: string; readonly 'e-mail': string; readonly initial: string };

/** The profile and the address book; whether the shopper is logged in. */
export type ProfileDriver = {
  isKnown(): Promise<boolean>;
  /** Presses Logout. */
  logOut(): Promise<void>;
  /** The question that she has to answer before she is logged out; undefined when there is none. */
  logoutQuestion(): Promise<string | undefined>;
  /** Answers the question: logs out all the same, or stays. */
  answerLogoutQuestion(answer: 'Log out' | 'Stay logged in'): Promise<void>;
  facts(): Promise<ProfileFacts>;
  tabs(): Promise<readonly string[]>;
  followTab(tab: string): Promise<void>;
  isOfferedLogin(): Promise<boolean>;
  /** The names in the address book. */
  addresses(): Promise<readonly string[]>;
  /** Everything one address shows. */
  addressText(name: string): Promise<string>;
};
