import { errorMessage } from '@ykd/adapters-http/contracts';
import type { EmployeeView } from '@ykd/application/employee';
import type { ErrorOf } from '@ykd/application/shared';
import { employeeContactIssues } from '@ykd/domain/people';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { fieldErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { ConflictPanel } from '../blocks/conflict-panel';
import { ConsoleForm } from '../blocks/console-form';
import { LeaveGuard } from '../blocks/leave-guard';
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

const placeOfEmployee = (employee: EmployeeView): PlaceValues =>
  placeOf({ ...employee, departmentId: employee.department?.id ?? null });

/**
 * The department and the contact data of somebody. It follows what there is as long as nothing is written; then what somebody
 * else changes meanwhile neither takes it away nor is written over.
 */
export function ContactForm({ employee }: { employee: EmployeeView }) {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  const { nameOf } = useDepartmentNames();
  const [{ version, base }, setSeen] = useState(() => ({
    version: employee.version,
    base: placeOfEmployee(employee),
  }));
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const [isResolving, setResolving] = useState(false);
  const { id: userId } = employee;

  // Which state of him the fields began with.
  const [begun, setBegun] = useState(employee.version);

  const store = async (seen: number, values: PlaceValues) => {
    const edit = () => queries.employee.edit({ userId, version: seen, ...placeInput(values) });
    const answer = await queries.one.change(userId, edit, (_before, now) => now);
    // What is typed while it is saved is about what was saved.
    if (answer.ok) setSeen({ version: answer.value.version, base: placeOfEmployee(answer.value) });
    return answer;
  };
  const draft = useDraft<PlaceValues, EmployeeView>({
    initial: base,
    check: (values) => {
      const issues = employeeContactIssues(placeInput(values));
      return issues.length > 0 ? fieldErrors(issues) : undefined;
    },
    save: async (values) => {
      const answer = await store(version, values);
      if (answer.ok || answer.error.kind !== 'changed-meanwhile') return answer;
      const theirs = placeOf(answer.error.now);
      const changes = { base, mine: values, theirs };
      if (conflictsOf(PLACE_KEYS, changes).length === 0) {
        return store(answer.error.version, putTogether(PLACE_KEYS, changes, {}));
      }
      setOther(answer.error);
      return answer;
    },
    asSaved: placeOfEmployee,
    onSaved: () => {
      commands.success(words.contactSaved);
      queries.outdate(userId);
    },
  });

  const begin = (now: EmployeeView): void => {
    setBegun(now.version);
    setSeen({ version: now.version, base: placeOfEmployee(now) });
    draft.begin(placeOfEmployee(now));
  };
  if (begun !== employee.version && !draft.isDirty && !draft.submitting && other === undefined) {
    begin(employee);
  }

  if (other !== undefined) {
    const changes = { base, mine: draft.values, theirs: placeOf(other.now) };
    const shown = (key: keyof PlaceValues, text: string) => (key === 'departmentId' ? nameOf(text) : text);
    const send = async (choices: Readonly<Partial<Record<keyof PlaceValues, Choice>>>) => {
      const answer = await store(other.version, putTogether(PLACE_KEYS, changes, choices));
      if (answer.ok) {
        commands.success(words.contactSaved);
        queries.outdate(userId);
        setOther(undefined);
        begin(answer.value);
      } else if (answer.error.kind === 'changed-meanwhile') setOther(answer.error);
      else commands.error(errorMessage(answer.error));
    };
    const resolve = async (choices: Parameters<typeof send>[0]) => {
      if (isResolving) return;
      setResolving(true);
      await send(choices).catch(() => commands.error(common.failedRequest));
      setResolving(false);
    };
    return (
      <>
        <LeaveGuard isDirty />
        <ConflictPanel
          key={other.version}
          isSaving={isResolving}
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
      </>
    );
  }
  return (
    <ConsoleForm draft={draft} label={words.contact}>
      <PlaceFields values={draft.values} errors={draft.errors.fields} onChange={draft.change} />
    </ConsoleForm>
  );
}
