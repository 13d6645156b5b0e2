import { Check, X } from 'lucide-react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import styles from './OrderSteps.module.css';
import type { StepView } from './orderLifeView.ts';

const IS_REACHED: readonly StepView['state'][] = ['current', 'ended'];

/** The way of an order, with the step that it has reached. */
export function OrderSteps({ steps }: { readonly steps: readonly StepView[] }) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map(({ name, state }) => (
        <li key={name} className={styles[state]} aria-current={IS_REACHED.includes(state) ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'ended' && <X size={14} />}
            {(state === 'done' || state === 'current') && <Check size={14} />}
          </span>
          {name}
          {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
