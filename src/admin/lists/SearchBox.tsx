import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  const timer = useRef(0);
  useEffect(() => {
    if (text === searched.current) return;
    searched.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (wanted: string) => {
    window.clearTimeout(timer.current);
    if (wanted.trim() === searched.current) return;
    searched.current = wanted.trim();
    onSearch(searched.current);
  };
  const change = (wanted: string) => {
    setTyped(wanted);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(wanted), SEARCH_AFTER_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
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
          onChange={(event) => change(event.target.value)}
          onKeyDown={clearOnEscape(typed, change)}
        />
      </label>
    </form>
  );
}
