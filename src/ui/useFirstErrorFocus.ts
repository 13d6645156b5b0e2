import { type RefObject, useEffect, useRef, useState } from 'react';

type FirstErrorFocus = {
  /** The form whose fields are meant. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called after a submit: once the errors are drawn, the first wrong field gets the focus. */
  readonly focusFirstError: () => void;
};

/** Leads the shopper to the first wrong field of a form after a submit that did not get through. */
export function useFirstErrorFocus(): FirstErrorFocus {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);
  return { form, focusFirstError: () => setSubmits((count) => count + 1) };
}
