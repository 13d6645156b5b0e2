import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import styles from './AskBeforeLeaving.module.css';

type AskBeforeLeavingProps = {
  /** Whether there is something to lose. */
  readonly isChanged: boolean;
  /** What would be lost, as a sentence. */
  readonly text: string;
  readonly onDiscard: () => void;
};

/** Asks before somebody leaves the page, by a link, Back, or out of the admin, with changes that are not saved. */
export function AskBeforeLeaving({ isChanged, text, onDiscard }: AskBeforeLeavingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <Modal isOpen={blocker.state === 'blocked'} title="Leave without saving?" onClose={stay}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={stay}>Stay here</Button>
        <Button variant="secondary" onClick={leave}>
          Leave without saving
        </Button>
      </div>
    </Modal>
  );
}
