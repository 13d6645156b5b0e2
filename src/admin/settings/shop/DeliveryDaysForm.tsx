import { observer } from 'mobx-react-lite';
import { STATES } from '../../../../core/domain/addresses/statesOfPin.ts';
import type { DaySpan } from '../../../../core/domain/settings/DeliveryDays.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { CheckboxField } from '../../../shared/ui/forms/CheckboxField.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import sectionStyles from '../Section.module.css';
import styles from './SettingsForm.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import type { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

/** How long an order takes: until it is shipped, and then by where it goes. */
export function DeliveryDaysForm() {
  return <SettingsForm>{(page) => <Days page={page} />}</SettingsForm>;
}

const Days = observer(function Days({ page }: { readonly page: ShopSettingsViewModel }) {
  const { handling, zones, elsewhere, holidays = [] } = page.fields.delivery;
  return (
    <>
      <p className={sectionStyles.muted}>Working days: first until an order is shipped, then on its way.</p>
      <Span name="Handling" span={handling} onChange={(span) => page.changeDelivery({ handling: span })} />
      {zones.map((_, at) => (
        // Zones have no other key: two new ones are alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone is named by its place
        <Zone key={at} page={page} at={at} />
      ))}
      <div>
        <Button variant="secondary" onClick={page.addZone}>
          Add a zone
        </Button>
      </div>
      <Span name="Everywhere else" span={elsewhere} onChange={(span) => page.changeDelivery({ elsewhere: span })} />
      <TextAreaField
        label="Holidays"
        rows={4}
        placeholder="2026-11-08"
        value={holidays.join('\n')}
        onChange={page.changeHolidays}
      />
      <p className={sectionStyles.muted}>A day a line, besides Sundays, 26 January, 15 August and 2 October.</p>
      <FormAlert text={page.errors.delivery ?? ''} />
    </>
  );
});

const Zone = observer(function Zone({ page, at }: { readonly page: ShopSettingsViewModel; readonly at: number }) {
  const zone = page.fields.delivery.zones[at];
  if (zone === undefined) return null;
  const { name, states } = zone;
  const called = name.trim() || `Zone ${at + 1}`;
  const toggle = (state: string, isIn: boolean) =>
    page.changeZone(at, { states: STATES.filter((each) => (each === state ? isIn : states.includes(each))) });
  return (
    <section className={styles.zone} aria-label={called}>
      <TextField
        label="Zone"
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        required
        value={name}
        onChange={(value) => page.changeZone(at, { name: value })}
      />
      <details className={styles.states} open={states.length === 0}>
        <summary>{states.length === 0 ? 'Choose its states' : states.join(', ')}</summary>
        <ul>
          {STATES.map((state) => (
            <li key={state}>
              <CheckboxField label={state} checked={states.includes(state)} onChange={(isIn) => toggle(state, isIn)} />
            </li>
          ))}
        </ul>
      </details>
      <Span name={called} span={zone} onChange={(span) => page.changeZone(at, span)} />
      <div>
        <Button variant="quiet" aria-label={`Remove ${called}`} onClick={() => page.removeZone(at)}>
          Remove
        </Button>
      </div>
    </section>
  );
});

type SpanProps = { readonly name: string; readonly span: DaySpan; readonly onChange: (span: DaySpan) => void };

function Span({ name, span: { least, most }, onChange }: SpanProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.daysName}>{name}</legend>
      <div className={styles.days}>
        <TextField
          label="From"
          inputMode="numeric"
          aria-label={`${name}, from days`}
          value={daysText(least)}
          onChange={(value) => onChange({ least: daysOf(value), most })}
        />
        <TextField
          label="To"
          inputMode="numeric"
          aria-label={`${name}, to days`}
          value={daysText(most)}
          onChange={(value) => onChange({ least, most: daysOf(value) })}
        />
        <span className={sectionStyles.muted}>days</span>
      </div>
    </fieldset>
  );
}

function daysText(days: number): string {
  return Number.isNaN(days) ? '' : `${days}`;
}

/** Returns what is no number for a text that is none; it is refused when it is saved. */
function daysOf(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
