import type { EmployeeView } from '@ykd/application/employee';
import { employeeContactIssues } from '@ykd/domain/people';
import { useServices } from '../../../container/services-context';
import { fieldErrors } from '../../../forms/use-form';
import { ConsoleForm } from '../blocks/console-form';
import { SharedConflictPanel } from '../blocks/shared-conflict';
import { useSharedDraft } from '../blocks/use-shared-draft';
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

/** The department and the contact data of somebody. */
export function ContactForm({ employee }: { employee: EmployeeView }) {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  const { nameOf } = useDepartmentNames();
  const { id: userId } = employee;
  const { draft, conflict } = useSharedDraft<keyof PlaceValues, EmployeeView>({
    keys: PLACE_KEYS,
    current: employee,
    versionOf: ({ version }) => version,
    textsOf: placeOfEmployee,
    theirsOf: placeOf,
    check: (values) => {
      const issues = employeeContactIssues(placeInput(values));
      return issues.length > 0 ? fieldErrors(issues) : undefined;
    },
    store: (version, values) => {
      const edit = () => queries.employee.edit({ userId, version, ...placeInput(values) });
      return queries.one.change(userId, edit, (_before, now) => now);
    },
    onSaved: () => {
      commands.success(words.contactSaved);
      queries.outdate(userId);
    },
  });
  if (conflict !== undefined) {
    return (
      <SharedConflictPanel
        conflict={conflict}
        labels={LABELS}
        shown={(key, text) => (key === 'departmentId' ? nameOf(text) : text)}
        nobody={treeWords.somebody}
      />
    );
  }
  return (
    <ConsoleForm draft={draft} label={words.contact}>
      <PlaceFields values={draft.values} errors={draft.errors.fields} onChange={draft.change} />
    </ConsoleForm>
  );
}
