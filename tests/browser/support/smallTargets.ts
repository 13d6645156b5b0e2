/**
 * Runs in the page: the controls that are less than 44 CSS pixels high, with their height. A checkbox or radio button is hit
 * through its label. Links within a sentence are as high as their line, and what is hidden cannot be hit.
 */
export function smallTargets(): readonly string[] {
  const LEAST = 44;
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')];
  return controls.filter(isShown).flatMap((control) => {
    const height = heightOf(control);
    if (height >= LEAST || isWithinSentence(control)) return [];
    return [`${control.tagName.toLowerCase()} "${control.ariaLabel ?? control.textContent?.trim()}": ${height} high`];
  });

  function heightOf(control: HTMLElement): number {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isSmallBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const own = (isSmallBox ? (label ?? control) : control).getBoundingClientRect().height;
    // A link that stretches over its card or line is as high as that.
    const { position, height } = getComputedStyle(control, '::after');
    return Math.round(Math.max(own, position === 'absolute' ? Number.parseFloat(height) || 0 : 0) * 10) / 10;
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
