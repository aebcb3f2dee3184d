import { styled } from '@ykd/adapters-ui/styled';
import { Field, SelectInput, TextInput, useFieldGroup } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';
import { lists } from '../messages/zh-CN/lists';
import { useTypedText } from './use-typed-text';

/** A filter that is typed. */
export function TextFilter({
  label,
  value,
  maxLength,
  onChange,
}: {
  label: string;
  value?: string | undefined;
  maxLength?: number;
  onChange: (text: string | undefined) => void;
}) {
  const { text, setText, composing } = useTypedText(value, onChange);
  return (
    <Field label={label}>
      <TextInput
        type="search"
        enterKeyHint="search"
        value={text}
        maxLength={maxLength}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value)}
        {...composing}
      />
    </Field>
  );
}

/** A filter with few values, of which one or none is chosen. */
export function ChoiceFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value | undefined;
  /** Value → title. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value | undefined) => void;
}) {
  const values = Object.keys(options) as Value[];
  return (
    <Field label={label}>
      <SelectInput
        value={value ?? ''}
        onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
          onChange(values.find((one) => one === currentTarget.value))
        }
      >
        <option value="">{lists.any}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

export const Chips = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

export const Chip = styled('button', {
  base: {
    minHeight: '11',
    px: '3',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'fg.subtle' },
    '&[aria-pressed=true]': {
      bg: 'brand.subtle',
      borderColor: 'brand.fg',
      color: 'brand.fg',
      fontWeight: 'medium',
    },
  },
});

function ChipGroup<Value extends string>({
  values = [],
  options,
  onChange,
}: Omit<ChoicesFilterProps<Value>, 'label'>) {
  const all = Object.keys(options) as Value[];
  const toggled = (one: Value) => all.filter((other) => values.includes(other) !== (other === one));
  return (
    <Chips role="group" {...useFieldGroup()}>
      {all.map((one) => (
        <Chip
          key={one}
          type="button"
          aria-pressed={values.includes(one)}
          onClick={() => {
            const next = toggled(one);
            onChange(next.length === 0 ? undefined : next);
          }}
        >
          {options[one]}
        </Chip>
      ))}
    </Chips>
  );
}

export type ChoicesFilterProps<Value extends string> = {
  label: string;
  values: readonly Value[] | undefined;
  /** Value → title. */
  options: Readonly<Record<Value, string>>;
  onChange: (values: readonly Value[] | undefined) => void;
};

/** A filter with few values, of which any number is chosen; none is the same as all. */
export function ChoicesFilter<Value extends string>({ label, ...rest }: ChoicesFilterProps<Value>) {
  return (
    <Field label={label}>
      <ChipGroup {...rest} />
    </Field>
  );
}
