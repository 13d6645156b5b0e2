import type { ComponentProps } from 'react';
import type { Modal } from '../ui/Modal.tsx';
import { LazyChunk } from './LazyChunk.ts';

export type ModalProps = ComponentProps<typeof Modal>;

/** The script of modals, which a page loads when it may need one. */
export const modalChunk = new LazyChunk<ModalProps>(async () => (await import('../ui/Modal.tsx')).Modal);
