import { useQuery } from '@ykd/adapters-ui/react';
import { Field, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { pathWords } from './department-words';
import { usePeople } from './people-queries';

const words = people.employee;

/** Where somebody works and how he is found, as a form has it: nothing is ''. */
export type PlaceValues = {
  readonly departmentId: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
};

export const NO_PLACE: PlaceValues = { departmentId: '', title: '', email: '', phone: '' };

export const PLACE_KEYS = ['departmentId', 'title', 'email', 'phone'] as const;

const LINES = ['title', 'email', 'phone'] as const;

/** The same for the server, where nothing is null. */
export const placeInput = ({ departmentId, title, email, phone }: PlaceValues) => ({
  departmentId: departmentId || null,
  title: title.trim() || null,
  email: email.trim() || null,
  phone: phone.trim() || null,
});

/** What is told of somebody, as his form has it. */
export const placeOf = (told: Readonly<Record<string, unknown>>): PlaceValues => {
  const of = (key: string): string => (typeof told[key] === 'string' ? told[key] : '');
  return { departmentId: of('departmentId'), title: of('title'), email: of('email'), phone: of('phone') };
};

/** The names of departments by their ids, as far as they are known. */
export const useDepartmentNames = () => {
  const { value } = useQuery(usePeople().tree, undefined);
  const departments = value?.departments ?? [];
  return {
    departments,
    nameOf: (id: string): string => (id === '' ? words.noDepartment : pathWords(departments, id) || id),
  };
};

/** The fields of where somebody works. */
export function PlaceFields({
  values,
  errors,
  onChange,
}: {
  values: PlaceValues;
  errors: FormErrors['fields'];
  onChange: (part: Partial<PlaceValues>) => void;
}) {
  const queries = usePeople();
  const { nameOf } = useDepartmentNames();
  const find = async (text: string): Promise<readonly ListedOption[]> => {
    const known = queries.tree.of(undefined).getSnapshot().value?.departments ?? [];
    return known
      .map(({ id }) => ({ id, title: pathWords(known, id) }))
      .filter(({ title }) => title.includes(text));
  };
  return (
    <>
      <PickerField
        label={words.department}
        name="departmentId"
        error={errors['departmentId']}
        placeholder={blocks.picker.department}
        chosen={
          values.departmentId === ''
            ? undefined
            : { id: values.departmentId, title: nameOf(values.departmentId) }
        }
        onChoose={(option) => onChange({ departmentId: option?.id ?? '' })}
        find={find}
      />
      {LINES.map((key) => (
        <Field key={key} label={words[key]} error={errors[key]}>
          <TextInput
            name={key}
            inputMode={key === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={values[key]}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              onChange({ [key]: currentTarget.value })
            }
          />
        </Field>
      ))}
    </>
  );
}
