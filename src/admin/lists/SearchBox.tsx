import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { clearOnEscape } from '../../shared/ui/forms/clearOnEscape.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import styles from './SearchBox.module.css';

/** How long nothing is typed before it is searched, in milliseconds. */
const SEARCH_AFTER_MS = 250;

type SearchBoxProps = {
  /** What is found, such as `Find orders`. */
  readonly label: string;
  /** By what it is found. */
  readonly placeholder: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
};

/** Searches while one types. Follows the address when that changes by itself. */
export function SearchBox({ label, placeholder, text, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const searched = useRef(text);
  useEffect(() => {
    if (text === searched.current) return;
    searched.current = text;
    setTyped(text);
  }, [text]);
  const search = () => {
    if (typed.trim() === searched.current) return;
    searched.current = typed.trim();
    onSearch(searched.current);
  };
  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew
  useEffect(() => {
    const timer = window.setTimeout(searchLater, SEARCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the search element
    <form role="search" className={styles.search} onSubmit={submit}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          className={styles.input}
          placeholder={placeholder}
          maxLength={TEXT_LIMITS.name}
          autoComplete="off"
          data-find=""
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={clearOnEscape(typed, setTyped)}
        />
      </label>
    </form>
  );
}
