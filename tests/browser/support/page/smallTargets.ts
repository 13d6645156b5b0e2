/**
 * Runs in the page: returns the controls that are less than 44 CSS pixels wide or high, with their size. The target of a
 * checkbox or radio button is its label. Links within a sentence and hidden elements are exempt.
 */
export function smallTargets(): readonly string[] {
  const LEAST = 44;
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')];
  return controls.filter(isShown).flatMap((control) => {
    const [width, height] = sizeOf(control);
    if ((width >= LEAST && height >= LEAST) || isWithinSentence(control)) return [];
    const name = control.ariaLabel ?? control.textContent?.trim();
    return [`${control.tagName.toLowerCase()} "${name}": ${width} by ${height}`];
  });

  function sizeOf(control: HTMLElement): readonly [number, number] {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isSmallBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const own = (isSmallBox ? (label ?? control) : control).getBoundingClientRect();
    // The target of a link that covers its card or line is that card or line.
    const { position, width, height } = getComputedStyle(control, '::after');
    const stretched = (length: string) => (position === 'absolute' ? Number.parseFloat(length) || 0 : 0);
    return [rounded(Math.max(own.width, stretched(width))), rounded(Math.max(own.height, stretched(height)))];
  }

  function rounded(length: number): number {
    return Math.round(length * 10) / 10;
  }

  function isShown(control: HTMLElement): boolean {
    const isSkipLink = getComputedStyle(control).clipPath !== 'none';
    return control.checkVisibility({ visibilityProperty: true }) && !isSkipLink;
  }

  function isWithinSentence(control: HTMLElement): boolean {
    const beside = [...(control.parentElement?.childNodes ?? [])];
    return (
      control instanceof HTMLAnchorElement && beside.some((node) => node instanceof Text && node.data.trim() !== '')
    );
  }
}
