import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Field, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import type { ShiftPerson } from '@ykd/application/shift';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { calendar } from '../../../messages/zh-CN/calendar';
import { memberTitle } from '../member-title';
import { shifts } from '../messages/zh-CN/shifts';
import type { ShiftFields } from './shift-form';

const words = shifts.form;

type PartProps = {
  fields: ShiftFields;
  wrong: FormErrors['fields'];
  change: (part: Partial<ShiftFields>, ...names: readonly string[]) => void;
};

/** Whose it is. */
export function Who({ fields, wrong, change, people }: PartProps & { people: readonly ShiftPerson[] }) {
  return (
    <Field label={words.who} required error={wrong['staffId']}>
      <SelectInput
        name="staffId"
        data-autofocus
        value={fields.staffId}
        onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
          change({ staffId: currentTarget.value }, 'staffId')
        }
      >
        <option value="">{words.choose}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {memberTitle({ name })}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function DayInput({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <TextInput
      type="date"
      name={name}
      value={value}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
    />
  );
}

/** Two fields side by side. */
export const Two = styled('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' } });

/** On which days: one, or those of each week. */
export function Days({ fields, wrong, change }: PartProps) {
  const { repeat, weekdays } = fields;
  if (repeat === 'once' || fields.scope === 'day')
    return (
      <Field label={words.day} required error={wrong['firstDay']}>
        <DayInput name="firstDay" value={fields.day} onChange={(day) => change({ day }, 'firstDay')} />
      </Field>
    );
  return (
    <>
      <Two>
        <Field label={words.first} required error={wrong['firstDay']}>
          <DayInput
            name="firstDay"
            value={fields.firstDay}
            onChange={(firstDay) => change({ firstDay }, 'firstDay')}
          />
        </Field>
        <Field label={words.last} required error={wrong['lastDay']}>
          <DayInput
            name="lastDay"
            value={fields.lastDay}
            onChange={(lastDay) => change({ lastDay }, 'lastDay')}
          />
        </Field>
      </Two>
      <Field label={words.weekdays} required error={wrong['weekdays'] ?? wrong['exceptions']}>
        <styled.div role="group" aria-label={words.weekdays} display="flex" flexWrap="wrap" columnGap="4">
          {calendar.weekdays.map((_, weekday) => (
            <CheckBox
              key={calendar.weekday(weekday)}
              name="weekdays"
              label={calendar.weekday(weekday)}
              isChecked={weekdays.includes(weekday)}
              onChange={(isChecked) =>
                change(
                  {
                    weekdays: isChecked
                      ? [...weekdays, weekday].toSorted((a, b) => a - b)
                      : weekdays.filter((one) => one !== weekday),
                  },
                  'weekdays',
                )
              }
            />
          ))}
        </styled.div>
      </Field>
    </>
  );
}
