import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './TodayPage.module.css';
import type { TodayViewModel } from './TodayViewModel.ts';

type TasksProps = Pick<TodayViewModel, 'tasks' | 'isNewShop'>;

/** What waits, each a link to where it is done. */
export function Tasks({ tasks, isNewShop }: TasksProps) {
  if (tasks.length === 0) return isNewShop ? null : <p className={styles.nothing}>Nothing waits.</p>;
  return (
    <ul className={styles.tasks} aria-label="What waits">
      {tasks.map(({ kind, path, count, what, age, isFault }) => (
        <li key={kind}>
          <Link to={path} className={styles.task}>
            <span className={styles.what}>
              <strong className={isFault ? styles.fault : undefined}>{count}</strong> {what}
              {age !== undefined && <span className={styles.age}>, {age}</span>}
            </span>
            <ChevronRight size={16} aria-hidden="true" className={styles.age} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
