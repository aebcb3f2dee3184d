import { styled } from '@ykd/adapters-ui/styled';
import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';
import { classSchedule } from '../messages/zh-CN/class-schedule';
import type { EventFields } from './event-form';

const { form: words } = classSchedule;

/** The day of an event, and from when until when it is. */
export function TimeFields({
  fields,
  wrong,
  endsAlways,
  onChange,
}: {
  fields: Pick<EventFields, 'day' | 'from' | 'to'>;
  wrong: Readonly<Record<string, string | undefined>>;
  /** It does not do without an end. */
  endsAlways: boolean;
  /** `name`: that of the field in messages. */
  onChange: (key: 'day' | 'from' | 'to', value: string, name: string) => void;
}) {
  const text = (key: 'day' | 'from' | 'to', name: string) => ({
    name,
    value: fields[key],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(key, currentTarget.value, name),
  });
  return (
    <>
      <Field label={words.day} required error={wrong['startsAt']}>
        <TextInput type="date" {...text('day', 'startsAt')} />
      </Field>
      <styled.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <Field label={words.from} required error={wrong['from']}>
          <TextInput type="time" {...text('from', 'from')} />
        </Field>
        <Field label={words.to} required={endsAlways} hint={words.toHint} error={wrong['endsAt']}>
          <TextInput type="time" {...text('to', 'endsAt')} />
        </Field>
      </styled.div>
    </>
  );
}
