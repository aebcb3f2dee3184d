import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceBox, Field, SelectInput, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { CONDITION_VALUE_MAX, unlisted, type ColumnKind, type ListColumn } from '@ykd/application/staff-list';
import { useState, type ChangeEvent } from 'react';
import { PickerField } from '../blocks/picker-field';
import { table as words } from '../messages/zh-CN/table';
import {
  choicesOf,
  saySeveral,
  searchIn,
  severalIn,
  type ColumnChoices,
  type FoundIn,
} from './condition-words';

const INPUTS: Readonly<Partial<Record<ColumnKind, { type?: string; inputMode?: 'decimal' | 'numeric' }>>> = {
  instant: { type: 'date' },
  number: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
};

type ValueProps = {
  label: string;
  column: ListColumn;
  found: FoundIn;
  isOneOf: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Several of a few values, of which the text names those that are chosen. */
function SeveralField({
  label,
  choices,
  value,
  error,
  onChange,
}: Omit<ValueProps, 'column' | 'found' | 'isOneOf'> & { choices: ColumnChoices }) {
  const chosen = severalIn(value);
  return (
    <styled.div role="group" aria-label={label}>
      <styled.div
        display="flex"
        flexDirection="column"
        maxHeight="56"
        overflowY="auto"
        fontSize="sm"
        css={{ '& > div': { display: 'flex', alignItems: 'center', flex: 'none', minHeight: '9' } }}
      >
        {choices.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <div key={id}>
              <ChoiceBox
                label={name}
                caption={name}
                isChosen={isChosen}
                onToggle={() =>
                  onChange(saySeveral(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id]))
                }
              />
            </div>
          );
        })}
      </styled.div>
      {error && (
        <styled.p role="alert" color="danger.fg" fontSize="sm">
          {error}
        </styled.p>
      )}
    </styled.div>
  );
}

/** A value of a condition: one of a few, one that is searched for, several, or what is written. */
export function ConditionValue({ label, column, found, isOneOf, value, error, onChange }: ValueProps) {
  const { kind } = column;
  const [picked, setPicked] = useState<ListedOption>();
  const searched = searchIn(found);
  const choices = choicesOf(column, found) ?? [];
  if (searched !== undefined) {
    const named = choices.find(({ id }) => id === value);
    const here = value === '' ? undefined : { id: value, title: named?.name ?? unlisted(column) };
    return (
      <PickerField
        label={label}
        placeholder={words.person}
        error={error}
        chosen={picked?.id === value ? picked : here}
        onChoose={(option) => {
          setPicked(option);
          onChange(option?.id ?? '');
        }}
        find={(text) => searched.find(text)}
      />
    );
  }
  if (kind === 'choice' && isOneOf) return <SeveralField {...{ label, choices, value, error, onChange }} />;
  const options =
    kind === 'flag'
      ? [
          { id: 'true', name: words.yes },
          { id: 'false', name: words.no },
        ]
      : kind === 'choice'
        ? choices
        : undefined;
  const isSelect = options !== undefined && !isOneOf;
  return (
    <Field label={label} error={error} hint={isOneOf ? words.several : undefined}>
      {isSelect ? (
        <SelectInput
          value={value}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => onChange(currentTarget.value)}
        >
          <option value="">{words.choose}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      ) : (
        <TextInput
          {...INPUTS[kind]}
          value={value}
          maxLength={isOneOf ? undefined : CONDITION_VALUE_MAX}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
