import { Autocomplete } from '@base-ui/react/autocomplete';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import styles from './FindBox.module.css';
import type { FindableScreen, FoundGroup, FoundItem } from './FindViewModel.ts';
import { FIND } from './pageTokens.ts';

export type FindBoxProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly screens: readonly FindableScreen[];
  /** Called when something was chosen. */
  readonly onChosen: () => void;
};

/** A field, and below it what matches. Arrows and Enter choose while the field keeps the focus. */
export const FindBox = observer(function FindBox({ input, screens, onChosen }: FindBoxProps) {
  const find = usePageViewModel(FIND);
  const navigate = useNavigate();
  useEffect(() => find.follow(screens), [find, screens]);
  // At once, for what is typed next, but after the dialog has noted where the focus comes from.
  useEffect(() => queueMicrotask(() => input.current?.focus()), [input]);
  const choose = ({ path }: FoundItem) => {
    onChosen();
    void navigate(path);
  };
  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      keepHighlight
      mode="none"
      items={find.groups}
      itemToStringValue={({ name }: FoundItem) => name}
      value={find.text}
      onValueChange={(text, { reason }) => reason !== 'item-press' && find.type(text)}
    >
      <Autocomplete.Input
        ref={input}
        className={styles.input}
        aria-label="Search everything"
        placeholder="Order, product, person or screen"
        maxLength={TEXT_LIMITS.name}
        enterKeyHint="go"
      />
      <Autocomplete.Status className={styles.said}>{find.said}</Autocomplete.Status>
      <Autocomplete.List className={styles.list} aria-label="Found">
        {(group: FoundGroup) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className={styles.label}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: FoundItem) => (
                <Autocomplete.Item key={item.path} className={styles.item} value={item} onClick={() => choose(item)}>
                  <bdi className={styles.name}>{item.name}</bdi> <span className={styles.note}>{item.note}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
});
