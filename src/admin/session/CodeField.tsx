import { useEffect, useRef } from 'react';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { TextField } from '../../shared/ui/forms/TextField.tsx';

type CodeFieldProps = {
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint: string;
  /** Whether it takes the focus when it appears. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
};

/** A one-time code, which some devices fill in. */
export function CodeField({ isFirst = false, ...field }: CodeFieldProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) area.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <div ref={area}>
      <TextField
        {...field}
        label="One-time code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT_LIMITS.name}
        required
      />
    </div>
  );
}
