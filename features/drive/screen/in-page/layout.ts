type Parts = readonly Element[];

/** Runs in the page. */
export function scrollToEndOf([list]: Parts): void {
  list?.scrollIntoView({ block: 'end', behavior: 'instant' });
}

/** Runs in the page: scrolls down by a share of the height of a part, from 0 to 1. */
export function scrollDownBy([part]: Parts, share: number): void {
  window.scrollTo({ top: (part?.scrollHeight ?? 0) * share, behavior: 'instant' });
}

/** Runs in the page: how far it is scrolled, in CSS pixels. */
export function scrollTop(): number {
  return window.scrollY;
}

/** Runs in the page. */
export function focusThe([part, ...others]: Parts): void {
  if (part === undefined || others.length > 0) throw new Error(`${others.length} others would have the focus too`);
  (part as HTMLElement).focus();
}

/**
 * Runs in the page: focuses the link of the last card of a listing. Waits until the cards in the viewport are rendered, which takes some
 * frames after a scroll.
 */
export async function focusLastCard([list]: Parts): Promise<void> {
  const MOST_FRAMES = 600;
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    const last = list?.lastElementChild;
    const link = last?.querySelector<HTMLElement>('h2 a');
    if (!list || !last || !link) continue;
    const end = Math.min(list.getBoundingClientRect().bottom, window.innerHeight);
    if (Math.round(last.getBoundingClientRect().bottom) < Math.floor(end)) continue;
    link.focus();
    return;
  }
  throw new Error('The cards in the viewport are not rendered');
}

/** Runs in the page: the name of the card that has the focus. */
export function focusedCard(): string {
  return document.activeElement?.closest('article')?.getAttribute('aria-label') ?? '';
}

/** Runs in the page: whether there is one part and the screen shows some of it. */
export function isOnScreen(parts: Parts): boolean {
  const [box] = parts.map((part) => part.getBoundingClientRect());
  return parts.length === 1 && box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
