import * as v from 'valibot';
import type { Upload } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { StylePicture } from '../../../core/domain/styles/Style.ts';
import { pictureResponse } from '../../wire/admin/catalogueCalls.ts';
import { formDataOf, sendForm } from './sendForm.ts';

/** Sends a picture to a path below `/api/admin`. Rejects like `AdminApi.call`. */
export type UploadPicture = (path: string, upload: Upload) => Promise<StylePicture>;

export const uploadPicture: UploadPicture = async (path, { photograph, alt, tellProgress }) =>
  v.parse(pictureResponse, await sendForm(path, pictureFields(photograph, alt), tellProgress)).picture;

/** Returns the form with a picture that the back-end reads. */
export function pictureForm(photograph: Uint8Array, alt: string): FormData {
  return formDataOf(pictureFields(photograph, alt));
}

function pictureFields(content: Uint8Array, alt: string) {
  return { alt, picture: { name: 'picture', content } };
}
