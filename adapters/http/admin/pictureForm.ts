import { type FormFields, formDataOf } from './sendForm.ts';

/** Returns the fields of the form with a picture that the back-end reads. */
export function pictureFields(content: Uint8Array, alt: string): FormFields {
  return { alt, picture: { name: 'picture', content } };
}

/** Returns the form of these fields. */
export function pictureForm(photograph: Uint8Array, alt: string): FormData {
  return formDataOf(pictureFields(photograph, alt));
}
