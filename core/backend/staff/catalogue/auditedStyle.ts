import type { Actor } from '../../../domain/staff/Actor.ts';
import type { Style } from '../../../domain/styles/Style.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { ForTransacting } from '../../ports/ForTransacting.ts';
import { auditedCatalogue } from './auditedCatalogue.ts';
import { readStyle } from './readStyle.ts';

/** Returns transactions that change a style, and log it. */
export function auditedStyle(
  ports: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>,
  actor: Actor,
  id: string,
): ForTransacting {
  return auditedCatalogue(ports, actor, { kind: 'style', id }, async (stores) => {
    const style = await readStyle(stores, id);
    return style && stateOf(style);
  });
}

/** Returns what the log shows of a style: of its pictures no files. */
function stateOf({ id: _, pictures, ...style }: Style) {
  return { ...style, pictures: pictures.map(({ id, alt }) => ({ id, alt })) };
}
