/** The names of the addresses that the radio buttons choose. Runs in the page: refers to nothing outside itself. */
export function addressNamesOf(choices: readonly Element[]): readonly string[] {
  return choices.map((choice) => {
    const [name = ''] = choice.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return document.getElementById(name)?.textContent ?? '';
  });
}
