import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import { KEEP_SCROLL } from '../../shared/navigation/keepScroll.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import styles from './Sizes.module.css';
import type { SizeChoice } from './SizesViewModel.ts';

type SizesProps = {
  readonly choices: readonly SizeChoice[];
  /** The size that Tab leads to: the one that is chosen or the first. */
  readonly ref: Ref<HTMLAnchorElement>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The sizes of a piece: radio buttons that are links to the page of each. */
export function Sizes({ choices, ref }: SizesProps) {
  const entry = choices.find(({ isChosen }) => isChosen) ?? choices[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const at = radios.indexOf(event.target as HTMLElement);
    const next = event.key === ' ' ? at : (at + (STEPS[event.key] ?? Number.NaN) + radios.length) % radios.length;
    if (radios[next] === undefined) return;
    event.preventDefault();
    radios[next].focus();
    radios[next].click();
  };
  return (
    <div role="radiogroup" aria-label="Size" className={styles.sizes} onKeyDown={onKeyDown}>
      {choices.map((choice) => {
        const { key, size, path, state, isSoldOut, isChosen } = choice;
        return (
          <Link
            key={key}
            ref={choice === entry ? ref : undefined}
            role="radio"
            aria-checked={isChosen}
            tabIndex={choice === entry ? 0 : -1}
            replace
            {...{ to: path, state: { ...state, ...KEEP_SCROLL } }}
            className={styles.size}
          >
            {isSoldOut ? <s>{size}</s> : size}
            {isSoldOut && <VisuallyHidden>, sold out</VisuallyHidden>}
          </Link>
        );
      })}
    </div>
  );
}
