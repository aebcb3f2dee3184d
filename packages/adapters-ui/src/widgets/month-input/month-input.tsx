import { styled } from '../../styled/index.js';
import { useState, type ChangeEvent } from 'react';
import { useFieldControl } from '../field-context.js';
import { fieldMessages } from '../field-messages.js';
import { SelectInput } from '../select-input.js';
import { monthParts, MONTHS, monthValue, yearsBetween, type MonthParts } from './month-value.js';

export type MonthInputProps = {
  /** What both lists are called by assistive technology, with 年 and 月 after it. */
  label: string;
  name: string;
  /** `2022-09`, or a year alone. */
  value: string | number | null | undefined;
  onChange: (value: string) => void;
  firstYear: number;
  lastYear: number;
  /** The usual month, such as `09`: chosen together with the first year, so that most people choose once. */
  usualMonth?: string | undefined;
};

/**
 * A month: two of the browser's own lists. They work by keyboard and thumb alike, where `<input type="month">` is a mere
 * text field in several browsers.
 */
export function MonthInput({
  label,
  name,
  value,
  onChange,
  firstYear,
  lastYear,
  usualMonth = '',
}: MonthInputProps) {
  // A month that was chosen before its year has no value yet and is kept here.
  const [early, setEarly] = useState('');
  const control = useFieldControl();
  const given = monthParts(value);
  const parts: MonthParts = { year: given.year, month: given.month || early };
  const years = yearsBetween(firstYear, lastYear);

  function choose(chosen: Partial<MonthParts>) {
    const next = { ...parts, ...chosen };
    setEarly(next.year === '' ? next.month : '');
    const isFirst = given.year === '' && next.month === '';
    onChange(monthValue(isFirst ? { ...next, month: usualMonth } : next));
  }
  const list = (part: keyof MonthParts, choices: readonly string[]) => (
    <SelectInput
      {...(part === 'year'
        ? { name }
        : { id: control.id && `${control.id}-month`, 'aria-required': undefined })}
      aria-label={`${label}：${fieldMessages[part]}`}
      value={parts[part]}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => choose({ [part]: event.currentTarget.value })}
    >
      <option value="">{fieldMessages[part]}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {`${Number(choice)} ${fieldMessages[part]}`}
        </option>
      ))}
    </SelectInput>
  );

  return (
    <styled.div display="grid" gridTemplateColumns="minmax(0, 4fr) minmax(0, 3fr)" gap="2">
      {/* A year from before the list is still shown. */}
      {list('year', parts.year === '' || years.includes(parts.year) ? years : [...years, parts.year])}
      {list('month', MONTHS)}
    </styled.div>
  );
}
