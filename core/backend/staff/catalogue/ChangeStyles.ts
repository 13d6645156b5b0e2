import type { Actor } from '../../../domain/staff/Actor.ts';
import { NO_FACTS, type Style, type StyleFacts, type StyleTexts } from '../../../domain/styles/Style.ts';
import { styleFaults } from '../../../domain/styles/styleFaults.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import type { Stale } from '../../ports/refusals/Stale.ts';
import { auditedStyle } from './auditedStyle.ts';
import { readStyle } from './readStyle.ts';
import { saveStyle } from './saveStyle.ts';

type Given<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** A new style; what is absent is empty, and the category is clothing. */
export type NewStyle = Pick<StyleTexts, 'title' | 'creator'> & Given<StyleTexts & StyleFacts>;

/** What changes of a style. `pictures` is each picture of the style once, in the new order. */
export type StyleChange = Given<StyleTexts & StyleFacts> & {
  readonly pictures?: readonly { readonly id: string; readonly alt: string }[] | undefined;
};

const NEW = { ...NO_FACTS, description: '', category: 'clothing', categoryName: '', pictures: [] };

/** What staff do with styles. */
export function makeChangeStyles(ports: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>) {
  return {
    addStyle: async (actor: Actor, given: NewStyle): Promise<Style | Invalid> => {
      const { title, creator } = given;
      const style: Style = { ...NEW, ...defined(given), title, creator, id: ports.ids.generate() };
      const invalid = styleFaults(style);
      if (invalid.length > 0) return { invalid };
      return auditedStyle(ports, actor, style.id).within(async ({ styles }) => {
        await styles.save(style);
        return style;
      });
    },

    /** Changes a style, and what its products have of it, when it still is what the person has seen. */
    changeStyle: (
      actor: Actor,
      id: string,
      change: StyleChange,
      isCurrent: (style: Style) => boolean,
    ): Promise<Style | 'unknown-style' | Invalid | Stale<Style>> =>
      auditedStyle(ports, actor, id).within(async (stores) => {
        const style = await readStyle(stores, id);
        if (style === undefined) return 'unknown-style';
        if (!isCurrent(style)) return { stale: style };
        const changed = changedStyle(style, change);
        const invalid = changed === undefined ? [PICTURES] : styleFaults(changed);
        if (changed === undefined || invalid.length > 0) return { invalid };
        await saveStyle(stores, style, changed);
        return changed;
      }),
  };
}

const PICTURES = 'pictures: name each picture of the style once';

/** Returns the style after a change; undefined when the pictures are not those of the style. */
function changedStyle(style: Style, { pictures, ...fields }: StyleChange): Style | undefined {
  const changed = { ...style, ...defined(fields) };
  if (pictures === undefined) return changed;
  const byId = new Map(style.pictures.map((picture) => [picture.id, picture]));
  const ordered = pictures.flatMap(({ id, alt }) => {
    const picture = byId.get(id);
    byId.delete(id);
    return picture === undefined ? [] : [{ ...picture, alt }];
  });
  return byId.size > 0 || ordered.length !== pictures.length ? undefined : { ...changed, pictures: ordered };
}

/** Returns the fields that have a value. */
function defined<Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };
}
