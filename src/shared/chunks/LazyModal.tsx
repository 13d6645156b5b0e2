import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from '../ui/Modal.module.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Failure } from './ErrorBoundary.tsx';
import { LazyPart } from './LazyPart.tsx';
import { type ModalProps, modalChunk } from './modalChunk.ts';
import { PlainModal } from './PlainModal.tsx';

/**
 * A `Modal` whose script is loaded when one is first opened or about to be, since most visits never open one. What was pressed is painted
 * before the modal is rendered.
 */
export function LazyModal(props: ModalProps) {
  const [isMounted, setMounted] = useState(false);
  const isOpen = useDeferredValue(props.isOpen) && props.isOpen;
  if (isOpen && !isMounted) setMounted(true);
  const onClose = () => {
    setMounted(false);
    props.onClose();
  };
  return (
    isMounted && (
      <LazyPart
        chunk={modalChunk}
        props={{ ...props, isOpen }}
        loading={<Loading {...props} onClose={onClose} />}
        failed={(failure) => <Failed {...failure} onClose={onClose} />}
      />
    )
  );
}

function Loading({ title, place, onClose }: ModalProps) {
  const close = (
    <IconButton label="Close" onClick={onClose}>
      <X aria-hidden="true" />
    </IconButton>
  );
  return (
    <PlainModal title={title} place={place} onClose={onClose} button={close}>
      <Skeleton label="Loading" shape="rows" />
    </PlainModal>
  );
}

function Failed({ isMissing, retry, onClose }: Failure & Pick<ModalProps, 'onClose'>) {
  return (
    <PlainModal title={isMissing ? 'This part could not be loaded' : 'Something went wrong'} onClose={onClose}>
      {isMissing && <p>Check your connection, then try again.</p>}
      <div className={styles.buttons}>
        <Button onClick={retry}>Try again</Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </PlainModal>
  );
}
