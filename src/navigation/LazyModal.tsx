import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Modal } from '../ui/Modal.tsx';
import { useChunkLoader } from './useChunkLoader.ts';

/** A `Modal` whose script is fetched when it is first opened, since most visits never open one. */
export function LazyModal(props: ComponentProps<typeof Modal>) {
  const load = useChunkLoader();
  const [Sheet] = useState(() => lazy(() => load(async () => ({ default: (await import('../ui/Modal.tsx')).Modal }))));
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <Sheet {...props} />
      </Suspense>
    )
  );
}
