import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import { Combobox, Field } from '@ykd/adapters-ui/widgets';
import type { SchoolPort } from '@ykd/application';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { account } from '../../../messages/zh-CN/account';

const findNames =
  (school: SchoolPort) =>
  async (text: string): Promise<readonly string[]> => {
    const name = text.trim();
    const found = await school.search(name === '' ? {} : { name });
    return found.ok ? found.value.map((one) => one.name) : [];
  };

export type SchoolFieldProps = {
  name: string;
  value: string;
  onChange: (school: string) => void;
  error: string | undefined;
};

/** The school: chosen from the list, or typed when the list does not have it, such as one abroad. */
export function SchoolField({ name, value, onChange, error }: SchoolFieldProps) {
  const { school } = useServices();
  const [schools] = useState(() => createLookup(findNames(school)));
  const { status, found = [] } = useStore(schools);
  return (
    <Field label={account.profile.school} required error={error}>
      <Combobox
        name={name}
        value={value}
        onChange={onChange}
        onSearch={schools.lookUp}
        options={found}
        status={status}
        placeholder={account.profile.schoolPlaceholder}
      />
    </Field>
  );
}
