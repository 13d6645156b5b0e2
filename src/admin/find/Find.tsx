import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { modalChunk } from '../../shared/chunks/modalChunk.ts';
import { useChunkLoader } from '../../shared/chunks/useChunkLoader.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { KEYBOARD } from '../keys/tokens.ts';
import type { FindBoxProps } from './FindBox.tsx';

/** For Safari, which does not tell when it is idle. */
const QUIET_AFTER_MS = 1000;

const findBox = new LazyChunk<FindBoxProps>(async () => (await import('./FindBox.tsx')).FindBox);

/** The dialog that finds anything. Ctrl-K opens it, also while one types, but not over another dialog. */
export const Find = observer(function Find({ screens }: Pick<FindBoxProps, 'screens'>) {
  const { isFindOpen, openFind, closeFind } = useShared(KEYBOARD);
  const load = useChunkLoader();
  const input = useRef<HTMLInputElement>(null);
  // What is typed at once after Ctrl-K would be lost while the dialog's scripts are loading. One that fails is loaded again with the dialog.
  useEffect(() => whenQuiet(() => void Promise.allSettled([modalChunk.preload(load), findBox.preload(load)])), [load]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector('[role="dialog"], dialog[open]') !== null) return;
      event.preventDefault();
      openFind();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [openFind]);
  return (
    <LazyModal isOpen={isFindOpen} title="Search" initialFocus={() => input.current} onClose={closeFind}>
      <LazyPart
        chunk={findBox}
        props={{ input, screens, onChosen: closeFind }}
        loading={<Skeleton label="Loading" shape="rows" />}
        failed={({ retry }) => <Button onClick={retry}>Try again</Button>}
      />
    </LazyModal>
  );
});

/** Calls `act` when the browser has nothing else to do. Returns a function that calls it off. */
function whenQuiet(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(request);
}
