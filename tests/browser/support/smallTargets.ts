/**
 * Runs in the page: the controls that are less than 44 CSS pixels wide or high, with their size. A checkbox or radio button is hit
 * through its label. Links within a sentence are as high as their line, and what is hidden cannot be hit.
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
    // A link that stretches over its card or line is as large as that.
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
    const parent = control.parentElement;
    if (!(control instanceof HTMLAnchorElement) || parent?.tagName !== 'P') return false;
    return parent.textContent?.trim() !== control.textContent?.trim();
  }
}
