import type { Actor } from '../../../domain/staff/Actor.ts';
import { MOST_PICTURES, type Style, type StylePicture } from '../../../domain/styles/Style.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import { auditedStyle } from './auditedStyle.ts';
import { readStyle } from './readStyle.ts';
import { saveStyle } from './saveStyle.ts';

/** The path below which the shop serves uploaded pictures. */
export const UPLOADED_PICTURES = '/pictures/uploaded/';

type Ports = Pick<
  BackEndPorts,
  'transactions' | 'styles' | 'catalogue' | 'pictures' | 'pictureCutter' | 'clock' | 'ids'
>;

/** What staff do with the pictures of a style. */
export function makeChangePictures(ports: Ports) {
  const { pictures: files, pictureCutter, ids } = ports;
  /** Stores the files of a photograph. Resolves with the picture, or with why there is none. */
  const picture = async (photograph: Uint8Array, alt: string): Promise<StylePicture | Invalid> => {
    const id = ids.generate();
    const cut = await pictureCutter.cut(photograph, id);
    if ('refused' in cut) return { invalid: [`picture: ${cut.refused}`] };
    const { contents, ...sizes } = cut;
    await Promise.all(contents.map((file) => files.store(file)));
    const path = `${UPLOADED_PICTURES}${id}`;
    return { id, alt, image: `${path}.jpg`, picture: { files: path, ...sizes } };
  };

  return {
    /** Adds a photograph behind the other pictures of a style. */
    addPicture: async (
      actor: Actor,
      styleId: string,
      { photograph, alt }: { readonly photograph: Uint8Array; readonly alt: string },
    ): Promise<StylePicture | 'unknown-style' | Invalid> => {
      const style = await readStyle(ports, styleId);
      if (style === undefined) return 'unknown-style';
      if (alt.trim() === '') return { invalid: ['alt: a picture needs an alt text'] };
      if (style.pictures.length >= MOST_PICTURES) return TOO_MANY;
      const added = await picture(photograph, alt.trim());
      if ('invalid' in added) return added;
      const changed = await withPictures(ports, actor, styleId, (now) =>
        now.length >= MOST_PICTURES ? undefined : [...now, added],
      );
      return typeof changed === 'string' || 'invalid' in changed ? changed : added;
    },

    /** Takes a picture out of a style. Its files stay, because orders show them. */
    removePicture: async (
      actor: Actor,
      styleId: string,
      pictureId: string,
    ): Promise<Style | 'unknown-style' | 'unknown-picture' | Invalid> => {
      const style = await readStyle(ports, styleId);
      if (style === undefined) return 'unknown-style';
      if (!style.pictures.some(({ id }) => id === pictureId)) return 'unknown-picture';
      return withPictures(ports, actor, styleId, (now) => now.filter(({ id }) => id !== pictureId));
    },
  };
}

const TOO_MANY: Invalid = { invalid: [`pictures: a style has at most ${MOST_PICTURES}`] };

/** Changes the pictures of a style as they are now; `change` returns undefined when there would be too many. */
function withPictures(
  ports: Ports,
  actor: Actor,
  styleId: string,
  change: (now: readonly StylePicture[]) => readonly StylePicture[] | undefined,
): Promise<Style | 'unknown-style' | Invalid> {
  return auditedStyle(ports, actor, styleId).within(async (stores) => {
    const style = await readStyle(stores, styleId);
    if (style === undefined) return 'unknown-style';
    const pictures = change(style.pictures);
    if (pictures === undefined) return TOO_MANY;
    const changed = { ...style, pictures };
    await saveStyle(stores, style, changed);
    return changed;
  });
}
