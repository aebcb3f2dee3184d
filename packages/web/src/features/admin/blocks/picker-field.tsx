import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import { Field, Picker, type ListedOption } from '@ykd/adapters-ui/widgets';
import { useState, type ReactNode } from 'react';

export type PickerFieldProps = {
  label: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  placeholder?: string;
  chosen: ListedOption | undefined;
  onChoose: (option: ListedOption | undefined) => void;
  /** Finds some by what is typed; everybody, or the first of them, by nothing. It is asked with what was given at first. */
  find: (text: string) => Promise<readonly ListedOption[]>;
};

/** A member of staff, a department, or another of many, by a search of its name. */
export function PickerField({ label, hint, error, required = false, find, ...rest }: PickerFieldProps) {
  const [lookup] = useState(() => createLookup(find));
  const { status, found = [] } = useStore(lookup);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Picker {...rest} options={found} status={status} onSearch={lookup.lookUp} />
    </Field>
  );
}
