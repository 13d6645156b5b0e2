export type FilterChoice = { readonly label: string; readonly count: string; readonly isTicked: boolean };

/** What each filter checkbox shows. Runs in the page: refers to nothing outside itself. */
export function choicesOf(boxes: readonly Element[]): readonly FilterChoice[] {
  const textAt = (id: string | null) => document.getElementById(id ?? '')?.textContent ?? '';
  return boxes.map((box) => ({
    label: textAt(box.getAttribute('aria-labelledby')),
    count: /^\d+/.exec(textAt(box.getAttribute('aria-describedby')))?.[0] ?? '',
    isTicked: box.matches(':checked'),
  }));
}
