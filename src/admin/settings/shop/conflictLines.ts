import { type DeliveryDays, spanText } from '../../../../core/domain/settings/DeliveryDays.ts';
import type { ShopSettings } from '../../../../core/domain/settings/ShopSettings.ts';
import { FIELD_LABELS } from './fieldLabels.ts';

/** A field that two people have changed. */
export type ConflictLine = { readonly label: string; readonly theirs: string; readonly mine: string };

/** Returns the changed fields that are another now than they were `before`, and not what they were changed to. */
export function conflictLines(
  before: ShopSettings,
  now: ShopSettings,
  changes: Partial<ShopSettings>,
): readonly ConflictLine[] {
  const fields = Object.keys(changes) as (keyof ShopSettings)[];
  return fields.flatMap((field) => {
    const [was, theirs, mine] = [before, now, { ...now, ...changes }].map((settings) => textOf(settings[field]));
    return theirs === was || theirs === mine
      ? []
      : [{ label: FIELD_LABELS[field], theirs: theirs ?? '', mine: mine ?? '' }];
  });
}

function textOf(value: string | DeliveryDays): string {
  if (typeof value === 'string') return value;
  const { handling, zones, elsewhere, holidays = [] } = value;
  const spans = zones.map(({ name, states, ...span }) => `${name} (${states.join(', ')}) ${spanText(span)}`);
  return [`handling ${spanText(handling)}`, ...spans, `elsewhere ${spanText(elsewhere)}`, ...holidays].join('; ');
}
