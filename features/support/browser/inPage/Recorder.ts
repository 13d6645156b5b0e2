/** What the provider was given when its window was opened. */
export type RecordedOptions = {
  readonly amount: number;
  readonly currency: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact?: string };
  readonly notes: { readonly address: string };
  readonly handler: (answer: unknown) => void;
};

/** What the scripts of this folder leave on the page for the drivers. */
export type Recorder = {
  /** The texts of all toasts, the oldest first. */
  readonly told: string[];
  /** How many calls to the back-end have no answer yet. */
  callsUnderWay: number;
  /** Lets time pass, in ms. */
  passTime: (milliseconds: number) => void;
  paymentOptions: RecordedOptions | undefined;
  /** Whether a payment was made that the shop has not heard of yet. */
  isPaying: boolean;
};

declare global {
  interface Window {
    recorder: Recorder;
  }
}
