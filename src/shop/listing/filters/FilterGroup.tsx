import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import styles from './FilterChoice.module.css';
import type { FilterGroupView, FilterOptionView } from './filterGroupViews.ts';

type FilterGroupProps = {
  readonly group: FilterGroupView;
  readonly onToggled: (value: string) => void;
  /** What is below the options. */
  readonly children?: ReactNode;
};

/** One filter group: checkboxes, each with the number of products it would show. */
export function FilterGroup({ group: { title, values, options }, onToggled, children }: FilterGroupProps) {
  return (
    <fieldset className={values === 'words' ? styles.words : undefined}>
      <legend className={styles.legend}>{title}</legend>
      <FilterOptions options={options} isPills={values === 'codes'} onToggled={onToggled} />
      {children}
    </fieldset>
  );
}

type FilterOptionsProps = {
  readonly options: readonly FilterOptionView[];
  readonly isPills?: boolean;
  readonly onToggled: (value: string) => void;
};

export function FilterOptions({ options, isPills = false, onToggled }: FilterOptionsProps) {
  return (
    <div className={isPills ? styles.pills : styles.rows}>
      {options.map((option) => (
        <FilterOption key={option.value} option={option} onToggled={onToggled} />
      ))}
    </div>
  );
}

type FilterOptionProps = { readonly option: FilterOptionView; readonly onToggled: (value: string) => void };

function FilterOption({ option: { value, label, count, isChosen }, onToggled }: FilterOptionProps) {
  const id = useId();
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-count`}
        checked={isChosen}
        onChange={() => onToggled(value)}
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
}
