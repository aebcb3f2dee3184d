import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import { operatorsOf, type ColumnKind, type ListColumn, type Operator } from '@ykd/application/staff-list';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { table as words } from '../messages/zh-CN/table';
import { ConditionValue } from './condition-value';
import { draftOf, isBackwards, operatorWords, searchIn, textOf, type FoundChoices } from './condition-words';

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
    if (column === undefined || draft === undefined) return;
    const text = isBackwards(column, draft) ? undefined : textOf(column, draft);
    if (text === undefined) setWrong(true);
    else onApply(key, text);
  }
  const shared = { column, found, isOneOf: operator === 'of' };
  const error = isWrong ? (isBackwards(column, draft) ? words.backwards : words.badCondition) : undefined;
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
        <ConditionValue
          {...shared}
          label={takes === 2 ? words.from : words.value}
          value={first}
          error={error}
          onChange={(value) => change({ first: value })}
        />
      )}
      {takes === 2 && (
        <ConditionValue
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
