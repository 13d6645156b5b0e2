import { memo, type ReactNode, useId } from 'react';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { LISTING } from '../tokens.ts';
import styles from './FilterChoice.module.css';
import type { FilterGroupView, FilterOptionView } from './filterGroupViews.ts';

type FilterGroupProps = {
  readonly group: FilterGroupView;
  /** What is below the options. */
  readonly children?: ReactNode;
};

/** One filter group: checkboxes, each with the number of products it would show. */
export function FilterGroup({ group: { group, title, values, options }, children }: FilterGroupProps) {
  return (
    <fieldset className={values === 'words' ? styles.words : undefined}>
      <legend className={styles.legend}>{title}</legend>
      <FilterOptions group={group} options={options} isPills={values === 'codes'} />
      {children}
    </fieldset>
  );
}

type FilterOptionsProps = {
  readonly group: FilterGroupView['group'];
  readonly options: readonly FilterOptionView[];
  readonly isPills?: boolean;
};

export function FilterOptions({ group, options, isPills = false }: FilterOptionsProps) {
  return (
    <div className={isPills ? `${styles.pills} ${styles.columns}` : styles.rows}>
      {options.map((option) => (
        <FilterOption key={option.value} group={group} {...option} />
      ))}
    </div>
  );
}

type FilterOptionProps = FilterOptionView & Pick<FilterOptionsProps, 'group'>;

/** Rendered again only when something of the option has changed: one press leaves most options as they are. */
const FilterOption = memo(function FilterOption({ group, value, label, count, isChosen }: FilterOptionProps) {
  const { toggle } = useShared(LISTING);
  const id = useId();
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-count`}
        checked={isChosen}
        onChange={() => toggle(group, value)}
      />
      <span id={`${id}-label`} className={styles.label} dir="auto">
        {label}
      </span>
      <span id={`${id}-count`} className={styles.count}>
        {count}
        <VisuallyHidden>{count === 1 ? ' piece' : ' pieces'}</VisuallyHidden>
      </span>
    </label>
  );
});
