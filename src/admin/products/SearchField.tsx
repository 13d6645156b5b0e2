import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import styles from './ProductsPage.module.css';

type SearchFieldProps = { readonly text: string; readonly onSearch: (text: string) => void };

/** Searches when it is submitted; `text` is what was searched last. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>Find products</label>
        </VisuallyHidden>
        <input
          id={id}
          type="search"
          className={styles.input}
          dir="auto"
          placeholder="Title, creator or SKU"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton type="submit" label="Find">
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  );
}
