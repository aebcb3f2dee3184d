import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import { Combobox, Field } from '@ykd/adapters-ui/widgets';
import type { SchoolPort } from '@ykd/application/school';
import { schoolNameIssue } from '@ykd/domain/member';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { account } from '../messages/zh-CN/account';

const findNames =
  (school: SchoolPort) =>
  async (text: string): Promise<readonly string[]> => {
    const name = text.trim();
    const found = await school.search(name === '' ? {} : { name });
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.map((one) => one.name);
  };

/** Whether a text is a name of the list but for spaces and wide letters or brackets. */
const isName = (name: string, text: string): boolean => {
  const [one, other] = [name, text].map((each) => each.normalize('NFKC').replaceAll(/\s/g, ''));
  return one === other;
};

export type SchoolFieldProps = {
  name: string;
  value: string;
  onChange: (school: string) => void;
  error: string | undefined;
  /** It was left with a text that is no name. */
  onWrong: (message: string) => void;
};

/**
 * The school: chosen from the list, or typed when the list does not have it, such as one abroad. What was typed is not
 * kept in silence: the field says that the list has no such school, or that this is no name.
 */
export function SchoolField({ name, value, onChange, error, onWrong }: SchoolFieldProps) {
  const { school } = useServices();
  const [schools] = useState(() => createLookup(findNames(school)));
  const { text, status, found = [] } = useStore(schools);
  const [settled, setSettled] = useState<string>();
  const isKnown = settled === value && text === value && status === 'ready';
  const listed = isKnown ? found.find((one) => isName(one, value)) : undefined;
  useEffect(() => {
    if (listed !== undefined && listed !== value) onChange(listed);
  }, [listed, value, onChange]);

  const settle = (left: string): void => {
    setSettled(left);
    const issue = left.trim() === '' ? undefined : schoolNameIssue(left);
    if (issue !== undefined) onWrong(issue);
  };
  const { schoolHint, schoolUnlisted } = account.profile;
  const isUnlisted = isKnown && value.trim() !== '' && listed === undefined;
  return (
    <Field
      label={account.profile.school}
      required
      error={error}
      hint={isUnlisted ? schoolUnlisted : schoolHint}
    >
      <Combobox
        name={name}
        value={value}
        onChange={onChange}
        onSearch={schools.lookUp}
        onSettle={settle}
        options={found}
        status={status}
        placeholder={account.profile.schoolPlaceholder}
      />
    </Field>
  );
}
