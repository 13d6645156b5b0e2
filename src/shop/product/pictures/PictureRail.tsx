import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import styles from './PictureRail.module.css';

type PictureRailProps = {
  /** The product's. */
  readonly name: string;
  readonly children: readonly ReactNode[];
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Pictures side by side, which are swiped through on a phone, and by buttons and the arrow keys. */
export function PictureRail({ name, children }: PictureRailProps) {
  const rail = useRef<HTMLUListElement>(null);
  /** Where a button or a key has sent the rail, while it is on its way. */
  const goal = useRef<number>(undefined);
  const [seen, setSeen] = useState<number>();
  const [at, count] = [seen ?? 0, children.length];

  const go = (step: number) => {
    const to = Math.min(Math.max(at + step, 0), count - 1);
    const { current } = rail;
    if (current === null || to === at) return;
    goal.current = to;
    setSeen(to);
    // Not by a style: the focus that the Tab key moves would be out of sight on its way.
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    current.scrollTo({ left: to * stepIn(current), behavior: isCalm ? 'auto' : 'smooth' });
    // The focus goes along, from one picture's button to the next one's.
    if (document.activeElement?.closest('li')?.parentElement === current)
      current.children[to]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const place = rail.current === null ? 0 : Math.round(rail.current.scrollLeft / stepIn(rail.current));
    if (goal.current === undefined) setSeen(place);
    else if (goal.current === place) goal.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const takeOver = () => {
    goal.current = undefined;
  };
  return (
    <div className={styles.rail}>
      <ul
        ref={rail}
        className={styles.pictures}
        aria-label={`Pictures of ${isolated(name)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that the arrow keys move it
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {children.map((picture, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture that is received takes the place that was kept for it
          <li key={place}>{picture}</li>
        ))}
      </ul>
      <p className={styles.count} aria-hidden="true">
        {at + 1} / {count}
      </p>
      <div className={styles.back}>
        <IconButton label="Previous picture" aria-disabled={at === 0} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.forward}>
        <IconButton label="Next picture" aria-disabled={at === count - 1} onClick={() => go(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <Announcement text={seen === undefined ? '' : `Picture ${at + 1} of ${count}`} />
    </div>
  );
}

/** Returns how far a picture is from the next, in CSS pixels; 1 where nothing is laid out. */
function stepIn(rail: HTMLElement): number {
  const [first, second] = rail.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return second.offsetLeft - first.offsetLeft || 1;
}
