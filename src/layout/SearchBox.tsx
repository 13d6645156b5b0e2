import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { LISTING } from '../catalogue/tokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import styles from './SearchBox.module.css';

/** The search input; Enter opens the listing with the text. Shows the current search until the shopper types. */
export const SearchBox = observer(function SearchBox({ onSearched }: { readonly onSearched?: () => void }) {
  const listing = useShared(LISTING);
  const { search } = listing.filters;
  const [typed, setTyped] = useState({ text: search, over: search });
  const text = typed.over === search ? typed.text : search;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTyped({ text, over: text });
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
          aria-label="Search products"
          placeholder="Search products"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, over: search })}
        />
      </form>
    </search>
  );
});
