/** The settings of the shop: its sections Shop, Delivery days, and Mail and payments. */
export type ShopSettingsDriver = {
  /** What stands in a field. */
  value(label: string): Promise<string>;
  type(label: string, text: string): Promise<void>;
  save(): Promise<void>;
  discard(): Promise<void>;
  /** Adds the first zone of delivery days. */
  addZone(zone: {
    readonly name: string;
    readonly state: string;
    readonly from: string;
    readonly to: string;
  }): Promise<void>;
  /** Resolves with the fields that somebody else has changed meanwhile as well. */
  conflicts(): Promise<readonly string[]>;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  sendTestMail(): Promise<void>;
  /** What is told of the mails and payments, as `Keys: …`. */
  facts(): Promise<readonly string[]>;
  complaints(): Promise<readonly string[]>;
};

/** The account of who is signed in. */
export type AccountDriver = {
  /** The devices, the one that was used last first; ` (this one)` is behind the one of this browser. */
  sessions(): Promise<readonly string[]>;
  endSession(device: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  setUpCodes(): Promise<void>;
  /** The secret for an app; empty when none is shown. */
  secret(): Promise<string>;
  turnOnCodes(code: string, password: string): Promise<void>;
  turnOffCodes(password: string): Promise<void>;
  /** The recovery codes that are shown. */
  recoveryCodes(): Promise<readonly string[]>;
  putAwayRecoveryCodes(): Promise<void>;
  /** Whether codes can be turned off. */
  areCodesOn(): Promise<boolean>;
  complaints(): Promise<readonly string[]>;
};
