import { Shapes } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePageViewModel } from '../container/ShopContext.tsx';
import { CreatorPortrait } from '../creators/CreatorPortrait.tsx';
import { ProductPicture } from '../products/ProductPicture.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { SUGGESTIONS } from './pageTokens.ts';
import styles from './Suggestions.module.css';
import type { SuggestionsViewModel } from './SuggestionsViewModel.ts';
import { optionId } from './suggestionIds.ts';
import type { SuggestionView } from './suggestionView.ts';

type SuggestionsProps = {
  /** The id of the list. */
  readonly id: string;
  /** What the shopper has typed; undefined while the search box shows the current search. */
  readonly typed: string | undefined;
  /** Receives the view-model when the part mounts. Must stay the same function. */
  readonly onReady: (suggestions: SuggestionsViewModel) => void;
  readonly onChosen: (row: number) => void;
};

/** The list of suggestions below a search box, which keeps the focus. */
export const Suggestions = observer(function Suggestions({ id, typed, onReady, onChosen }: SuggestionsProps) {
  const suggestions = usePageViewModel(SUGGESTIONS);
  const { isOpen, active, rows, announcement } = suggestions;
  useEffect(() => onReady(suggestions), [onReady, suggestions]);
  useEffect(() => {
    if (typed !== undefined) void suggestions.follow(typed);
  }, [suggestions, typed]);
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
                onClick={() => onChosen(at)}
              >
                <span className={styles.picture} aria-hidden="true">
                  <RowPicture row={row} />
                </span>
                <span className={styles.title}>{row.title}</span> <span className={styles.note}>{row.note}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
});

function RowPicture({ row: { product, creator } }: { readonly row: SuggestionView }) {
  if (product !== undefined) {
    const { image, picture, name } = product;
    return <ProductPicture {...{ image, picture, name }} alt="" place="thumbnail" />;
  }
  return creator === undefined ? <Shapes size={18} /> : <CreatorPortrait creator={creator} />;
}
