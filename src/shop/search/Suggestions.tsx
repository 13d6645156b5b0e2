import { Shapes } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type Ref, useDeferredValue, useEffect, useImperativeHandle } from 'react';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import { CreatorPortrait } from '../catalogue/creators/CreatorPortrait.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import { SUGGESTIONS } from './pageTokens.ts';
import styles from './Suggestions.module.css';
import type { SuggestionsViewModel } from './SuggestionsViewModel.ts';
import { optionId } from './suggestionIds.ts';
import type { SuggestionView } from './suggestionView.ts';

type SuggestionsProps = {
  /** The id of the list. */
  readonly id: string;
  readonly text: string;
  /** Whether the shopper has typed the text; otherwise it is the current search. */
  readonly isTyped: boolean;
  /** Receives the function that handles the keys of the search box. */
  readonly keys: Ref<(event: KeyboardEvent) => void>;
  readonly onType: (text: string) => void;
  /** Receives the view-model when the part mounts. Must stay the same function. */
  readonly onReady: (suggestions: SuggestionsViewModel) => void;
  readonly onChosen: (row: number) => void;
};

/** The list of suggestions below a search box, which keeps the focus until one is chosen. */
export const Suggestions = observer(function Suggestions(props: SuggestionsProps) {
  const { id, text, isTyped, keys, onType, onReady, onChosen } = props;
  const suggestions = usePageViewModel(SUGGESTIONS);
  const { isOpen, active, rows, announcement } = suggestions;
  const choose = (row: number) => {
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    onChosen(row);
  };
  useEffect(() => onReady(suggestions), [onReady, suggestions]);
  // What is typed is drawn before it is looked for.
  const wanted = useDeferredValue(isTyped ? text : undefined);
  useEffect(() => {
    // This script may come after the shopper has left the search box.
    const isLeft = document.activeElement?.getAttribute('role') !== 'combobox';
    if (wanted !== undefined && !isLeft) void suggestions.follow(wanted);
  }, [suggestions, wanted]);
  useImperativeHandle(keys, () => (event) => handleKey(event, suggestions, { text, onType, choose }));
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <Announcement text={announcement} />
      {isOpen && (
        <div className={styles.sheet}>
          <div
            id={id}
            className={styles.list}
            role="listbox"
            aria-label="Suggestions"
            // The focus stays in the search box when the pointer presses a row.
            onMouseDown={(event) => event.preventDefault()}
          >
            {rows.map((row, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the search box names the highlighted row (aria-activedescendant)
              <div
                key={row.key}
                id={optionId(id, at)}
                className={styles.row}
                role="option"
                aria-selected={at === active}
                onClick={() => choose(at)}
              >
                <span className={styles.picture} aria-hidden="true">
                  <RowPicture row={row} />
                </span>
                <span className={styles.title} dir="auto">
                  {row.title}
                </span>{' '}
                <span className={styles.note}>{row.note}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
});

/** Enter chooses the highlighted row; arrows move the highlight; Escape closes the list, then clears the search box. An input method that composes text has these keys itself. */
function handleKey(
  event: KeyboardEvent,
  suggestions: SuggestionsViewModel,
  { text, onType, choose }: Pick<SuggestionsProps, 'text' | 'onType'> & { readonly choose: (row: number) => void },
): void {
  const { isOpen, active } = suggestions;
  const isChoice = event.key === 'Enter' && active >= 0;
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const isEscape = event.key === 'Escape' && (isOpen || text !== '');
  if ((!isArrow && !isEscape && !isChoice) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // The menu around the search box stays open.
  event.stopPropagation();
  if (isChoice) choose(active);
  else if (isEscape && isOpen) suggestions.close();
  else if (isEscape) onType('');
  else if (isOpen) suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
  else void suggestions.follow(text);
}

function RowPicture({ row: { product, creator } }: { readonly row: SuggestionView }) {
  if (product !== undefined) {
    const { image, picture, name } = product;
    return <ProductPicture {...{ image, picture, name }} alt="" place="thumbnail" />;
  }
  return creator === undefined ? <Shapes size={18} /> : <CreatorPortrait creator={creator} />;
}
