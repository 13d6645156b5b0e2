import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { LISTING } from '../listing/tokens.ts';
import styles from './SearchBox.module.css';
import type { Suggestions } from './Suggestions.tsx';
import type { SuggestionsViewModel } from './SuggestionsViewModel.ts';
import { optionId } from './suggestionIds.ts';

/** Loaded when a search box first has the focus. */
const suggestionList = new LazyChunk<ComponentProps<typeof Suggestions>>(
  async () => (await import('./Suggestions.tsx')).Suggestions,
);

/**
 * The search input; Enter opens the listing with the text, unless a suggestion is highlighted. Shows the current search until the
 * shopper types.
 */
export const SearchBox = observer(function SearchBox({ onSearched }: { readonly onSearched?: () => void }) {
  const listing = useShared(LISTING);
  const { search } = listing.filters;
  const [typed, setTyped] = useState({ text: search, over: search, isNew: false });
  const [wasFocused, setWasFocused] = useState(false);
  const [suggestions, setSuggestions] = useState<SuggestionsViewModel>();
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const id = useId();
  const isCurrent = typed.over === search;
  const text = isCurrent ? typed.text : search;
  const isOpen = suggestions?.isOpen ?? false;
  const active = suggestions?.active ?? -1;
  const type = (next: string) => setTyped({ text: next, over: search, isNew: true });
  const show = (shown: string) => setTyped({ text: shown, over: shown, isNew: false });
  const choose = (row: number) => {
    show(search);
    suggestions?.choose(row);
    onSearched?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(text);
    suggestions?.close();
    listing.search(text);
    onSearched?.();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <Search className={styles.icon} aria-hidden="true" size={18} />
        <input
          className={styles.input}
          type="search"
          dir="auto"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
          placeholder="Search products"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => keys.current?.(event)}
          onFocus={() => setWasFocused(true)}
          onBlur={() => suggestions?.close()}
        />
      </form>
      {wasFocused && (
        <LazyPart
          chunk={suggestionList}
          props={{
            id,
            keys,
            text,
            onType: type,
            isTyped: typed.isNew && isCurrent,
            onReady: setSuggestions,
            onChosen: choose,
          }}
          loading={null}
          failed={() => null}
        />
      )}
    </search>
  );
});
