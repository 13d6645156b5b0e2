import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fit } from '../../../../core/domain/styles/fit.ts';
import { RadioPills } from '../../../shared/ui/forms/RadioPills.tsx';
import styles from './FitQuestions.module.css';
import { FIT_ANSWERS, type FitView } from './FitVotes.ts';

/** The place on the page to which the mail leads. */
const PLACE = 'fit';

type FitQuestionsProps = { readonly lines: readonly FitView[]; readonly onChoose: (key: string, fit: Fit) => void };

/** Asks how the pieces of a delivered order fit. An answer is saved at once, and may be changed. */
export function FitQuestions({ lines, onChoose }: FitQuestionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PLACE}`) heading.current?.focus();
  }, [hash]);
  return (
    <section className={styles.fit} aria-labelledby={PLACE}>
      <div>
        <h3 id={PLACE} ref={heading} tabIndex={-1}>
          How did it fit?
        </h3>
        <p className={styles.why}>Others choose their size by it. It is shown without your name.</p>
      </div>
      {lines.map(({ key, name, size, fit }) => (
        <RadioPills
          key={key}
          legend={
            <>
              <bdi>{name}</bdi>, size {size}
            </>
          }
          options={FIT_ANSWERS}
          value={fit}
          onChoose={(answer) => onChoose(key, answer)}
        />
      ))}
    </section>
  );
}
