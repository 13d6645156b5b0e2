import type { FormEvent, RefObject } from 'react';
import { useFirstErrorFocus } from '../focus/useFirstErrorFocus.ts';

type Submitting = {
  /** The reference for the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
};

/** Submits a form without leaving the page, then focuses its first invalid field. */
export function useSubmit(submit: () => Promise<void>): Submitting {
  const { form, focusFirstError } = useFirstErrorFocus();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await submit();
    focusFirstError();
  };
  return { form, onSubmit };
}
