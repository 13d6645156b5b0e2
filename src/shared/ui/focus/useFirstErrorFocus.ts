import { type RefObject, useEffect, useRef, useState } from 'react';

type FirstErrorFocus = {
  /** The reference for the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called after a submit: focuses the first invalid field once the errors are rendered. */
  readonly focusFirstError: () => void;
};

/** Focuses the first invalid field of a form after a submit. */
export function useFirstErrorFocus(): FirstErrorFocus {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);
  return { form, focusFirstError: () => setSubmits((count) => count + 1) };
}
