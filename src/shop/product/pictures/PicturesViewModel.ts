import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ShownPicture } from '../../../../core/domain/catalogue/Picture.ts';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';

export type PicturesParts = Pick<StorefrontPorts, 'pictures'> & { readonly pendingWork: PendingWork };

/** A picture with its words; without a file as long as it has not been received. */
export type RailPicture = { readonly alt: string; readonly file: ShownPicture | undefined };

/** The pictures of one piece, in whatever size. Those that listings leave out are asked for. */
export class PicturesViewModel {
  /** Empty when there was no answer. */
  private further: readonly ShownPicture[] | undefined = undefined;
  readonly #parts: PicturesParts;

  constructor(parts: PicturesParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'further'>(this, { further: observableRef });
  }

  /** Returns all pictures in their order, also those that have not been received. At least one. */
  of({ name, image, picture, pictureCount = 0 }: Product): readonly RailPicture[] {
    const detail = picture?.detail;
    const own: readonly ShownPicture[] = [
      { image, picture, alt: picture?.alt },
      ...(detail === undefined ? [] : [{ image: `${detail.files}.jpg`, picture: detail, alt: detail.alt }]),
    ];
    const missing = this.further === undefined ? Math.max(0, pictureCount - own.length) : 0;
    const files = [...own, ...(this.further ?? []), ...Array.from({ length: missing }, () => undefined)];
    return files.map((file, at) => ({ file, alt: altOf(name, file?.alt, at) }));
  }

  /** Asks for the pictures that the product does not have itself. Without an answer, the others are all. */
  async load({ id, pictureCount }: Pick<Product, 'id' | 'pictureCount'>): Promise<void> {
    if (pictureCount === undefined || this.further !== undefined) return;
    const { pictures, pendingWork } = this.#parts;
    const further = await pendingWork.track(pictures.further({ id }).catch(() => []));
    runInAction(() => {
      this.further = further;
    });
  }
}

function altOf(name: string, alt: string | undefined, at: number): string {
  if (alt !== undefined) return isolated(alt);
  return [isolated(name), at === 1 && 'second view', at > 1 && `picture ${at + 1}`].filter(Boolean).join(', ');
}
