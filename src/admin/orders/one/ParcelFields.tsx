import { useId } from 'react';
import { CARRIERS } from '../../../../core/domain/orders/trackingUrl.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';

type ParcelField = 'carrier' | 'trackingNumber';

type ParcelFieldsProps = {
  readonly values: Readonly<Record<ParcelField, string>>;
  readonly errors: Readonly<Partial<Record<ParcelField, string | undefined>>>;
  readonly onChange: (field: ParcelField, value: string) => void;
};

/** The carrier of a parcel and its tracking number. */
export function ParcelFields({ values, errors, onChange }: ParcelFieldsProps) {
  const carriers = useId();
  const bind = (field: ParcelField) => ({
    ...{ value: values[field], error: errors[field], autoComplete: 'off', required: true },
    maxLength: TEXT_LIMITS.name,
    onChange: (value: string) => onChange(field, value),
  });
  return (
    <>
      <TextField label="Carrier" list={carriers} {...bind('carrier')} />
      <datalist id={carriers}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <TextField label="Tracking number" {...bind('trackingNumber')} />
    </>
  );
}
