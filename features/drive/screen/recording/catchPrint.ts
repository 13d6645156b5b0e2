/** Lets the page print onto nothing, so that what it prints stays for the scenario to read. */
export function catchPrint(): void {
  window.print = () => undefined;
}
