import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Field, SelectInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import type { ClassOptions } from '@ykd/application/school-class';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { memberTitle } from '../member-title';
import { classes as words } from '../messages/zh-CN/classes';
import { idsIn, idsText, type ClassKey, type ClassTexts } from './class-texts';

const Boxes = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    maxHeight: '48',
    overflowY: 'auto',
  },
});

type Named = ClassOptions['teachers'][number];

/** Some of a few, with those that are chosen and have gone meanwhile. */
function Several({
  label,
  text,
  of,
  error,
  hint,
  disabled,
  onChange,
}: {
  label: string;
  text: string;
  of: readonly Named[];
  error: string | undefined;
  hint?: string;
  disabled?: boolean;
  onChange: (text: string) => void;
}) {
  const chosen = idsIn(text);
  const gone = chosen.filter((id) => !of.some((one) => one.id === id)).map((id) => ({ id, name: null }));
  const all = [...of, ...gone];
  return (
    <styled.fieldset minWidth="0">
      <styled.legend fontSize="sm" fontWeight="medium">
        {label}
      </styled.legend>
      {hint !== undefined && (
        <styled.p color="fg.subtle" fontSize="xs">
          {hint}
        </styled.p>
      )}
      {all.length === 0 ? (
        <styled.p color="fg.muted" fontSize="sm">
          {words.noneChosen}
        </styled.p>
      ) : (
        <Boxes tabIndex={0} role="group" aria-label={label}>
          {all.map(({ id, name }) => (
            <CheckBox
              key={id}
              label={name ?? memberTitle({ name })}
              isChecked={chosen.includes(id)}
              isDisabled={disabled}
              onChange={(isChecked) =>
                onChange(idsText(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id)))
              }
            />
          ))}
        </Boxes>
      )}
      {error !== undefined && (
        <styled.p role="alert" color="danger.fg" fontSize="sm">
          {error}
        </styled.p>
      )}
    </styled.fieldset>
  );
}

/** The fields of a class. */
export function ClassFields({
  values,
  errors,
  options,
  kept = [],
  onChange,
}: {
  values: ClassTexts;
  errors: FormErrors['fields'];
  options: ClassOptions;
  /** Products that the class has, for those who may not choose any. */
  kept?: readonly Named[];
  onChange: (part: Partial<ClassTexts>) => void;
}) {
  const input = (
    key: ClassKey,
    label: string,
    more: { hint?: string; type?: string; required?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} error={errors[key]} required={more.required ?? false}>
      <TextInput
        name={key}
        type={more.type ?? 'text'}
        autoComplete="off"
        value={values[key]}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          onChange({ [key]: currentTarget.value })
        }
      />
    </Field>
  );
  const select = (
    key: ClassKey,
    label: string,
    of: readonly Named[],
    nothing: string,
    more: { hint?: string; required?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} error={errors[key]} required={more.required ?? false}>
      <SelectInput
        name={key}
        value={values[key]}
        disabled={key === 'teacherId' && !options.mayDefine}
        onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
          onChange({ [key]: currentTarget.value })
        }
      >
        <option value="">{nothing}</option>
        {values[key] !== '' && !of.some(({ id }) => id === values[key]) && (
          <option value={values[key]}>{memberTitle({ name: null })}</option>
        )}
        {of.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? memberTitle({ name })}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
  const teacherHint = options.mayDefine ? words.teacherHint : words.onlyAdmin;
  return (
    <>
      {input('name', words.name, { required: true })}
      <styled.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {select('typeId', words.type, options.types, words.choose, { required: true })}
        {select('stageId', words.stage, options.stages, words.choose, { required: true })}
        {input('firstDay', words.firstDay, { type: 'date', required: true })}
        {input('lastDay', words.lastDay, { type: 'date', hint: words.lastDayHint })}
        {input('seats', words.seats, { hint: words.seatsHint })}
        {input('joinDays', words.joinDays, { hint: words.joinDaysHint })}
      </styled.div>
      {select('teacherId', words.teacher, options.teachers, words.noTeacher, { hint: teacherHint })}
      <Several
        label={words.assistants}
        text={values.assistantIds}
        of={options.assistants}
        error={errors['assistantIds']}
        onChange={(assistantIds) => onChange({ assistantIds })}
      />
      <Several
        label={words.products}
        hint={options.mayDefine ? words.productsHint : words.onlyAdmin}
        text={values.productIds}
        of={options.mayDefine ? options.products : kept}
        error={errors['productIds']}
        disabled={!options.mayDefine}
        onChange={(productIds) => onChange({ productIds })}
      />
      <Field label={words.note} error={errors['note']}>
        <TextArea
          name="note"
          value={values.note}
          onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
            onChange({ note: currentTarget.value })
          }
        />
      </Field>
    </>
  );
}
