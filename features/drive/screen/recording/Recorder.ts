/** The options with which the provider's window was opened. */
export type RecordedOptions = {
  readonly amount: number;
  readonly currency: string;
  /** The provider's id of the order. */
  readonly order_id: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact?: string };
  readonly notes: { readonly address: string };
  readonly handler: (answer: unknown) => void;
};

/** What the scripts of this folder record in the page for the drivers. */
export type Recorder = {
  /** The texts of all toasts, the oldest first. */
  readonly told: string[];
  /** The number of calls to the back-end without a response yet. */
  callsUnderWay: number;
  /** Advances the clock, in ms. */
  passTime: (milliseconds: number) => void;
  paymentOptions: RecordedOptions | undefined;
};

declare global {
  interface Window {
    recorder: Recorder;
  }
}
