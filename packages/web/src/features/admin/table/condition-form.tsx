import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  ChoiceBox,
  Field,
  SelectInput,
  TextInput,
  type ListedOption,
} from '@ykd/adapters-ui/widgets';
import {
  CONDITION_VALUE_MAX,
  operatorsOf,
  unlisted,
  type ColumnKind,
  type ListColumn,
  type Operator,
} from '@ykd/application/staff-list';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { PickerField } from '../blocks/picker-field';
import { table as words } from '../messages/zh-CN/table';
import {
  choicesOf,
  draftOf,
  operatorWords,
  saySeveral,
  searchIn,
  severalIn,
  textOf,
  type ColumnChoices,
  type FoundChoices,
  type FoundIn,
} from './condition-words';

export type ConditionFormProps = {
  /** The columns that can be asked, by key. */
  columns: readonly (readonly [key: string, column: ListColumn])[];
  choices: FoundChoices;
  /** The condition that is changed; undefined for a new one. */
  at?: { readonly key: string; readonly text: string } | undefined;
  onApply: (key: string, text: string) => void;
};

/** What somebody most often asks of a kind of column. */
const USUAL: Readonly<Record<ColumnKind, Operator>> = {
  text: 'starts',
  choice: 'is',
  flag: 'is',
  number: 'between',
  money: 'between',
  instant: 'between',
};

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

function ValueField({ label, column, found, isOneOf, value, error, onChange }: ValueProps) {
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

/** A condition on a column, as it is written: column, operator, values. */
export function ConditionForm({ columns, choices, at, onApply }: ConditionFormProps) {
  const [key, setKey] = useState(at?.key ?? columns[0]?.[0] ?? '');
  const column = columns.find(([one]) => one === key)?.[1];
  const [draft, setDraft] = useState(() =>
    column === undefined ? undefined : draftOf(column, at?.text, USUAL[column.kind]),
  );
  const [isWrong, setWrong] = useState(false);
  if (column === undefined || draft === undefined) return null;
  const found = choices[key];
  // Of those that are searched for one is chosen at a time.
  const operators = operatorsOf(column).filter((one) => searchIn(found) === undefined || one !== 'of');
  const { operator, first, second } = draft;
  const takes = operator === 'empty' || operator === 'some' ? 0 : operator === 'between' ? 2 : 1;

  function change(part: Partial<typeof draft>) {
    setWrong(false);
    setDraft((old) => old && { ...old, ...part });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = column && draft && textOf(column, draft);
    if (text === undefined) setWrong(true);
    else onApply(key, text);
  }
  const shared = { column, found, isOneOf: operator === 'of' };
  const error = isWrong ? words.badCondition : undefined;
  return (
    <styled.form display="flex" flexDirection="column" gap="3" onSubmit={submit}>
      <Field label={words.column}>
        <SelectInput
          value={key}
          disabled={at !== undefined}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
            const next = columns.find(([one]) => one === currentTarget.value);
            if (next === undefined) return;
            setKey(next[0]);
            setWrong(false);
            setDraft(draftOf(next[1], undefined, USUAL[next[1].kind]));
          }}
        >
          {columns.map(([one, { title }]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={words.operator}>
        <SelectInput
          value={operator}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            change({ operator: operators.find((one) => one === currentTarget.value) ?? operator })
          }
        >
          {operators.map((one) => (
            <option key={one} value={one}>
              {operatorWords(column, one)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {takes > 0 && (
        <ValueField
          {...shared}
          label={takes === 2 ? words.from : words.value}
          value={first}
          error={error}
          onChange={(value) => change({ first: value })}
        />
      )}
      {takes === 2 && (
        <ValueField
          {...shared}
          label={words.to}
          value={second}
          error={undefined}
          onChange={(value) => change({ second: value })}
        />
      )}
      <Button type="submit">{words.apply}</Button>
    </styled.form>
  );
}
