import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { CheckboxField } from '../../shared/ui/forms/CheckboxField.tsx';
import { isCommand } from './isCommand.ts';
import styles from './Keyboard.module.css';
import type { GoKey } from './KeyboardViewModel.ts';
import { KEYBOARD } from './tokens.ts';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl  K', 'Search everything'],
  ['/', 'Find in the list'],
  ['j  k', 'Next and previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Tick the row'],
  ['Ctrl  S', 'Save'],
  ['?', 'These keys'],
];

type KeyboardProps = { readonly pages: readonly (GoKey & { readonly title: string })[] };

/** Hears the keys of the whole admin, and lists which there are. */
export const Keyboard = observer(function Keyboard({ pages }: KeyboardProps) {
  const keyboard = useShared(KEYBOARD);
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event)) return;
      const path = keyboard.press(event.key, pages);
      if (path !== undefined) void navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keyboard, navigate, pages]);
  const go = pages.map(({ goKey, title }) => [`g  ${goKey}`, title] as const);
  return (
    <LazyModal isOpen={keyboard.isListOpen} title="Keys" onClose={keyboard.closeList}>
      <dl className={styles.keys}>
        {[...KEYS, ...go].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField label="Take single keys as commands" checked={keyboard.areOn} onChange={keyboard.switchTo} />
    </LazyModal>
  );
});
