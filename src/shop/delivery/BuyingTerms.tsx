import { Link } from 'react-router-dom';
import { RETURN_DAYS } from '../../../core/domain/returns/returnableLines.ts';
import { paths } from '../paths/paths.ts';
import styles from './BuyingTerms.module.css';

/** What a shopper wants to know before she presses the button: until when she can send pieces back, and how she can pay. */
export function BuyingTerms() {
  return (
    <ul className={styles.terms} aria-label="Returns and payment">
      <li>
        <Link to={paths.returns}>Send back within {RETURN_DAYS} days</Link> of delivery
      </li>
      <li>Pay by card, UPI or net banking</li>
    </ul>
  );
}
