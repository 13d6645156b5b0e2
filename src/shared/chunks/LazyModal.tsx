import { type ComponentProps, useState } from 'react';
import type { Modal } from '../ui/Modal.tsx';
import { LazyChunk } from './LazyChunk.ts';
import { LazyPart } from './LazyPart.tsx';
import { ModalFailure } from './ModalFailure.tsx';

type ModalProps = ComponentProps<typeof Modal>;

const modal = new LazyChunk<ModalProps>(async () => (await import('../ui/Modal.tsx')).Modal);

/** A `Modal` whose script is loaded when one is first opened, since most visits never open one. */
export function LazyModal(props: ModalProps) {
  const [isMounted, setMounted] = useState(false);
  if (props.isOpen && !isMounted) setMounted(true);
  const close = () => {
    setMounted(false);
    props.onClose();
  };
  return (
    isMounted && (
      <LazyPart
        chunk={modal}
        props={props}
        loading={null}
        failed={(failure) => <ModalFailure {...failure} onClose={close} />}
      />
    )
  );
}
