import type { ForStoringStyles } from '../../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import { styleIdOf } from '../../../../core/domain/styles/Style.ts';
import type { MemoryTables } from '../MemoryTables.ts';
import { foundBy } from './memoryCatalogue.ts';

/** What products do not say of their styles, in memory. */
export function memoryStyleStore(tables: MemoryTables): ForStoringStyles {
  const { styles } = tables;
  return {
    stored: async (ids) => [...styles.values()].filter(({ id }) => ids.includes(id)),
    save: async (style) => void styles.set(style.id, structuredClone(style)),
    find: async ({ text, free, after, most }) => {
      const products = [...tables.products.values()];
      const ofProducts = [...new Set(products.map(styleIdOf))].toReversed();
      const others = [...styles.values()].toReversed().filter(({ id }) => !ofProducts.includes(id));
      const hasFree = ({ key }: { readonly key: string }) => {
        const level = tables.stockLevels.get(key);
        const left = level && level.onHand - level.held;
        return free === undefined || (left !== undefined && left >= free[0] && left <= free[1]);
      };
      const found = new Set([
        ...(free === undefined ? others : [])
          .filter(({ title, creator, id }) => `${title} ${creator} ${id}`.toLowerCase().includes(text))
          .map(({ id }) => id),
        ...products.filter((product) => foundBy(product).includes(text) && hasFree(product)).map(styleIdOf),
      ]);
      const ids = [...others.map(({ id }) => id), ...ofProducts];
      const start = after === undefined ? 0 : ids.indexOf(after) + 1;
      return ids
        .slice(start)
        .filter((id) => found.has(id))
        .slice(0, most);
    },
  };
}
