import { isolated } from '../../../../core/domain/text/isolated.ts';
/** The text that is shown and announced where an item was removed. */
export function removedText(name: string): string {
  return `${isolated(name)} removed`;
}
