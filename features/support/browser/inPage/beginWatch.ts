/** Runs in the page before all other scripts. */
export function beginWatch(): void {
  window.watched = {
    told: [],
    callsUnderWay: 0,
    passTime: () => undefined,
    paymentOptions: undefined,
    isPaying: false,
  };
}
