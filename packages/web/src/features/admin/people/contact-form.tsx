import type { EmployeeView } from '@ykd/application/employee';
import type { ErrorOf } from '@ykd/application/shared';
import { employeeContactIssues } from '@ykd/domain/people';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { fieldErrors } from '../../../forms/use-form';
import { ConflictPanel } from '../blocks/conflict-panel';
import { ConsoleForm } from '../blocks/console-form';
import { conflictsOf, putTogether, type Choice } from '../blocks/three-way';
import { useDraft } from '../blocks/use-draft';
import { people } from '../messages/zh-CN/people';
import {
  PLACE_KEYS,
  placeInput,
  placeOf,
  PlaceFields,
  useDepartmentNames,
  type PlaceValues,
} from './place-fields';
import { usePeople } from './people-queries';

const { employee: words, department: treeWords } = people;

const LABELS = {
  departmentId: words.department,
  title: words.title,
  email: words.email,
  phone: words.phone,
};

/** The department and the contact data of somebody. What somebody else changed meanwhile is not written over. */
export function ContactForm({ employee }: { employee: EmployeeView }) {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  const { nameOf } = useDepartmentNames();
  const [base] = useState(() => placeOf({ ...employee, departmentId: employee.department?.id ?? null }));
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const { id: userId } = employee;

  const store = (version: number, values: PlaceValues) =>
    queries.one.change(
      userId,
      () => queries.employee.edit({ userId, version, ...placeInput(values) }),
      (_before, answer) => answer,
    );
  const draft = useDraft<PlaceValues>({
    initial: base,
    check: (values) => {
      const issues = employeeContactIssues(placeInput(values));
      return issues.length > 0 ? fieldErrors(issues) : undefined;
    },
    save: async (values) => {
      const answer = await store(employee.version, values);
      if (answer.ok || answer.error.kind !== 'changed-meanwhile') return answer;
      const theirs = placeOf(answer.error.now);
      const changes = { base, mine: values, theirs };
      if (conflictsOf(PLACE_KEYS, changes).length === 0) {
        return store(answer.error.version, putTogether(PLACE_KEYS, changes, {}));
      }
      setOther(answer.error);
      return answer;
    },
    onSaved: () => {
      commands.success(words.contactSaved);
      queries.outdate(userId);
    },
  });

  if (other !== undefined) {
    const changes = { base, mine: draft.values, theirs: placeOf(other.now) };
    const shown = (key: keyof PlaceValues, text: string) => (key === 'departmentId' ? nameOf(text) : text);
    const resolve = async (choices: Readonly<Partial<Record<keyof PlaceValues, Choice>>>) => {
      const answer = await store(other.version, putTogether(PLACE_KEYS, changes, choices));
      if (!answer.ok && answer.error.kind === 'changed-meanwhile') return setOther(answer.error);
      if (answer.ok) commands.success(words.contactSaved);
      // The form begins anew with what there is now.
      queries.outdate(userId);
      setOther(undefined);
    };
    return (
      <ConflictPanel
        key={other.version}
        conflicts={conflictsOf(PLACE_KEYS, changes).map(({ key, mine, theirs }) => ({
          key,
          mine: shown(key, mine),
          theirs: shown(key, theirs),
        }))}
        labels={LABELS}
        who={other.by?.name ?? treeWords.somebody}
        at={other.at}
        onResolve={(choices) => void resolve(choices)}
      />
    );
  }
  return (
    <ConsoleForm draft={draft} label={words.contact}>
      <PlaceFields values={draft.values} errors={draft.errors.fields} onChange={draft.change} />
    </ConsoleForm>
  );
}
