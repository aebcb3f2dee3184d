import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';

/** An amount in yuan, as it is typed. */
export function AmountField({
  name = 'amount',
  label,
  value,
  error,
  hint,
  onChange,
}: {
  name?: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field label={label} required error={error} hint={hint}>
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
