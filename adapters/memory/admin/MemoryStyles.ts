import type { ForKeepingStyles, ReadSize, ReadStyle } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { isStale } from '../../../core/backend/ports/refusals/Stale.ts';
import type { StockedSize } from '../../../core/backend/staff/catalogue/FindStyles.ts';
import type { Style } from '../../../core/domain/styles/Style.ts';
import { type MemoryCatalogueBackEnd, tagOf } from './MemoryCatalogueBackEnd.ts';
import { refusedText } from './refusedText.ts';

const PAGE = 50;

/** The styles of a shop in memory. */
export class MemoryStyles implements ForKeepingStyles {
  readonly #backEnd: MemoryCatalogueBackEnd;

  constructor(backEnd: MemoryCatalogueBackEnd) {
    this.#backEnd = backEnd;
  }

  async find({ text, after }: Parameters<ForKeepingStyles['find']>[0]) {
    this.#backEnd.fail();
    const { styles, next } = await this.#backEnd.catalogue.findStyles({ text, after, limit: PAGE });
    const rows = styles.map(({ style: { id, title, creator, pictures }, sizes }) => {
      const [picture] = pictures;
      return { id, title, creator, ...(picture && { picture }), sizes: sizes.map(readSize) };
    });
    return { styles: rows, next };
  }

  async read(id: string) {
    this.#backEnd.fail();
    const found = await this.#backEnd.catalogue.showStyle(id);
    return found === 'unknown-style' ? undefined : { ...readStyle(found.style), sizes: found.sizes.map(readSize) };
  }

  async add(given: Parameters<ForKeepingStyles['add']>[0]) {
    this.#backEnd.fail();
    const { catalogue, actor } = this.#backEnd;
    const added = await catalogue.addStyle(actor, given);
    if ('invalid' in added) return { outcome: 'refused', text: refusedText(added) } as const;
    return { outcome: 'added', value: readStyle(added) } as const;
  }

  async save(...[id, tag, change]: Parameters<ForKeepingStyles['save']>) {
    this.#backEnd.fail();
    const { catalogue, actor } = this.#backEnd;
    const saved = await catalogue.changeStyle(actor, id, change, (style) => tagOf(style) === tag);
    if (typeof saved === 'string' || 'invalid' in saved)
      return { outcome: 'refused', text: refusedText(saved) } as const;
    if (isStale(saved)) return { outcome: 'stale', current: readStyle(saved.stale) } as const;
    return { outcome: 'saved', value: readStyle(saved) } as const;
  }

  async addPicture(...[styleId, upload]: Parameters<ForKeepingStyles['addPicture']>) {
    this.#backEnd.fail();
    upload.tellProgress(1);
    const added = await this.#backEnd.catalogue.addPicture(this.#backEnd.actor, styleId, upload);
    if (typeof added === 'string' || 'invalid' in added)
      return { outcome: 'refused', text: refusedText(added) } as const;
    return { outcome: 'added', value: added } as const;
  }

  async removePicture(styleId: string, pictureId: string): Promise<void> {
    this.#backEnd.fail();
    await this.#backEnd.catalogue.removePicture(this.#backEnd.actor, styleId, pictureId);
  }
}

function readStyle(style: Style): ReadStyle {
  return { style, tag: tagOf(style) };
}

function readSize({ held: _, onHand, ...size }: StockedSize): ReadSize {
  return { ...size, tag: tagOf(size), ...(onHand !== undefined && { onHand }) };
}
