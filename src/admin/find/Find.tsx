import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { KEYBOARD } from '../keys/tokens.ts';
import type { FindBoxProps } from './FindBox.tsx';

const findBox = new LazyChunk<FindBoxProps>(async () => (await import('./FindBox.tsx')).FindBox);

/** The dialog that finds anything. Ctrl-K opens it, also while one types, but not over another dialog. */
export const Find = observer(function Find({ screens }: Pick<FindBoxProps, 'screens'>) {
  const { isFindOpen, openFind, closeFind } = useShared(KEYBOARD);
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
    <LazyModal isOpen={isFindOpen} title="Search" onClose={closeFind}>
      <LazyPart
        chunk={findBox}
        props={{ screens, onChosen: closeFind }}
        loading={<Skeleton label="Loading" shape="rows" />}
        failed={({ retry }) => <Button onClick={retry}>Try again</Button>}
      />
    </LazyModal>
  );
});
