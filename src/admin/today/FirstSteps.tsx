import { Link } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import styles from './TodayPage.module.css';

/** What a shop begins with that has sold nothing yet. */
export function FirstSteps({ mayInvite }: { readonly mayInvite: boolean }) {
  const third = mayInvite
    ? {
        to: `${paths.settings}?section=people`,
        title: 'Invite those who help',
        text: 'A packer sees orders, and no sums.',
      }
    : { to: paths.coupons, title: 'Look at the coupons', text: 'End those that the shop is not to give.' };
  const steps = [
    { to: paths.products, title: 'Make a product', text: 'Texts, pictures, sizes and prices.' },
    { to: paths.stock, title: 'Count the stock', text: 'A size is for sale when there are pieces of it.' },
    third,
  ];
  return (
    <section className={styles.section} aria-labelledby="first-steps">
      <h2 id="first-steps">Three first steps</h2>
      <ol className={styles.steps}>
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              {title}
            </Link>
            <p className={styles.age}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
