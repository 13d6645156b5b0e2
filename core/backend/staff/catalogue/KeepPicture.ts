import type { Actor } from '../../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { PictureFile } from '../../ports/catalogue/ForCuttingPictures.ts';
import { audited } from '../audited.ts';
import { UPLOADED_PICTURES } from './ChangePictures.ts';

/**
 * Keeps a picture that products of an import name. Its name says what it shows: the same content has the same name, and is kept once.
 * Resolves with the address of the picture.
 */
export type KeepPicture = (actor: Actor, file: PictureFile) => Promise<{ readonly image: string }>;

export function makeKeepPicture(ports: Pick<BackEndPorts, 'transactions' | 'pictures' | 'clock' | 'ids'>): KeepPicture {
  return async (actor, file) => {
    const { name } = file;
    let isKept = (await ports.pictures.read(name)) !== undefined;
    await audited(ports, {
      ...{ actor, action: 'catalogue.change', subject: { kind: 'picture', id: name } },
      read: async () => (isKept ? { name } : undefined),
    }).transactions.within(async () => {
      if (!isKept) await ports.pictures.store(file);
      isKept = true;
    });
    return { image: `${UPLOADED_PICTURES}${name}` };
  };
}
