/** Runs in the page before all other scripts. */
export function startRecording(): void {
  window.recorder = {
    told: [],
    callsUnderWay: 0,
    passTime: () => undefined,
    paymentOptions: undefined,
  };
}
