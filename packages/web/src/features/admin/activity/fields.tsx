import { styled } from '@ykd/adapters-ui/styled';
import { Field, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent, ReactNode } from 'react';
import { activities } from '../messages/zh-CN/activities';
import type { KeptForm } from '../blocks/use-kept-form';

const words = activities.fields;

type Of<K extends string> = {
  of: Pick<KeptForm<K>, 'texts' | 'set' | 'errors'>;
  name: K & keyof typeof words;
  hint?: ReactNode;
  required?: boolean;
};

/** A line of text. */
export function LineField<K extends string>({
  of: { texts, set, errors },
  name,
  hint,
  required = false,
  readOnly = false,
}: Of<K> & { readOnly?: boolean }) {
  return (
    <Field label={words[name]} hint={hint} required={required} error={errors.fields[name]}>
      <TextInput
        name={name}
        autoComplete="off"
        readOnly={readOnly}
        value={texts[name]}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(name, currentTarget.value)}
      />
    </Field>
  );
}

/** Several lines of text. */
export function LinesField<K extends string>({
  of: { texts, set, errors },
  name,
  hint,
  required = false,
}: Of<K>) {
  return (
    <Field label={words[name]} hint={hint} required={required} error={errors.fields[name]}>
      <TextArea
        name={name}
        value={texts[name]}
        onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => set(name, currentTarget.value)}
      />
    </Field>
  );
}

/** The first day and the last, side by side. */
export function DayFields({
  of,
}: {
  of: Pick<KeptForm<'firstDay' | 'lastDay'>, 'texts' | 'set' | 'errors'>;
}) {
  return (
    <styled.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <Field key={name} label={words[name]} required error={of.errors.fields[name]}>
          <TextInput
            type="date"
            name={name}
            value={of.texts[name]}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => of.set(name, currentTarget.value)}
          />
        </Field>
      ))}
    </styled.div>
  );
}
