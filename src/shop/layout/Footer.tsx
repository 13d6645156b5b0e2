import { Link } from 'react-router-dom';
import { TEXT_PAGE_NAMES, TEXT_PAGES } from '../../../core/domain/settings/textPages.ts';
import { paths } from '../paths/paths.ts';
import styles from './Footer.module.css';

const SOCIAL = [
  { name: 'Instagram', href: 'https://www.instagram.com/creator.row.shop' },
  { name: 'YouTube', href: 'https://www.youtube.com/@creator-row-shop' },
  { name: 'Pinterest', href: 'https://www.pinterest.com/creator_row_shop' },
];

/** The footer: ways to reach the shop, what holds there, and copyright. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <p className={styles.name}>Creator Row</p>
        <ul className={styles.links} aria-label="Social">
          {SOCIAL.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.links} aria-label="Contact">
          <li>
            <a href="tel:+912255500100">+91 22 5550 0100</a>
          </li>
          <li>
            <a href="mailto:hello@creatorrow.example">hello@creatorrow.example</a>
          </li>
        </ul>
        <ul className={styles.links} aria-label="Help">
          {TEXT_PAGE_NAMES.map((name) => (
            <li key={name}>
              <Link to={paths[name]}>{TEXT_PAGES[name]}</Link>
            </li>
          ))}
        </ul>
        <p className={styles.rights}>© 2026 Creator Row. All rights reserved.</p>
      </div>
    </footer>
  );
}
