import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application/shared';
import { departmentNameIssue } from '@ykd/domain/people';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { ConflictPanel } from '../blocks/conflict-panel';
import { formRefusal } from '../blocks/form-refusal';
import { conflictsOf } from '../blocks/three-way';
import { people } from '../messages/zh-CN/people';
import { pathWords, type DepartmentLine } from './department-words';
import type { DepartmentActs } from './use-department-acts';

const words = people.department;

/** What the department is called by now. */
const nameOf = (now: ErrorOf<'changed-meanwhile'>['now']): string => String(now['name'] ?? '');

type NameDialogProps = {
  acts: DepartmentActs;
  departments: readonly DepartmentLine[];
  /** The one to be renamed; without it, a new one is added below `parentId`. */
  department?: DepartmentLine | undefined;
  parentId: string | null;
  onClose: () => void;
};

/** What a department is called: a new one, or another name. */
export function DepartmentNameDialog({ acts, departments, department, parentId, onClose }: NameDialogProps) {
  const { commands } = useServices().toasts;
  const [name, setName] = useState(department?.name ?? '');
  /** What is there, as far as whoever writes has seen it. */
  const [seen, setSeen] = useState({ version: department?.version ?? 0, name: department?.name ?? '' });
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();

  const store = (version: number, next: string) =>
    acts.show(() =>
      department === undefined
        ? acts.port.add({ parentId, name: next })
        : acts.port.rename({ id: department.id, version, name: next }),
    );
  /** Another name is typed in the field, which the two names of a conflict stand in the place of. */
  const refused = (found: FormErrors): FormErrors => {
    if (found.fields['name'] !== undefined) setOther(undefined);
    return found;
  };
  const submit = async (next: string) => {
    const issue = departmentNameIssue(next.trim());
    if (issue !== undefined) return fieldErrors([{ field: 'name', message: issue }]);
    let answer = await store(seen.version, next);
    if (!answer.ok && answer.error.kind === 'changed-meanwhile' && department !== undefined) {
      const { now } = answer.error;
      const conflicts = conflictsOf(['name'], {
        base: { name: seen.name },
        mine: { name: next },
        theirs: { name: nameOf(now) },
      });
      if (conflicts.length > 0) {
        setSeen({ version: answer.error.version, name: nameOf(now) });
        setOther(answer.error);
        return { fields: {} };
      }
      // Somebody moved it meanwhile, and called it nothing else.
      answer = await store(answer.error.version, next);
    }
    if (!answer.ok) {
      acts.outdate();
      return answer.error.kind === 'entity-not-found'
        ? { fields: {}, form: words.gone }
        : refused(formRefusal(answer.error, ['name']));
    }
    commands.success(
      department === undefined ? words.added(next.trim()) : words.renamed(seen.name, next.trim()),
    );
    return undefined;
  };
  const { form, errors, submitting, send, forget } = useForm<HTMLDivElement>(() => submit(name));

  return (
    <Modal
      open
      onClose={onClose}
      title={department === undefined ? words.add : words.renameTitle(seen.name)}
      width="480px"
      {...(other === undefined ? { onConfirm: send } : { footer: 'none' as const })}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        {other === undefined ? (
          <Field
            label={words.name}
            required
            error={errors.fields['name']}
            hint={parentId === null ? words.atTop : words.below(pathWords(departments, parentId))}
          >
            <TextInput
              name="name"
              data-autofocus
              value={name}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                setName(currentTarget.value);
                forget('name');
              }}
            />
          </Field>
        ) : (
          <ConflictPanel
            conflicts={[{ key: 'name', mine: name, theirs: seen.name }]}
            labels={{ name: words.name }}
            who={other.by?.name ?? words.somebody}
            at={other.at}
            isSaving={submitting}
            onResolve={({ name: choice }) => {
              acts.outdate();
              if (choice === 'theirs') onClose();
              else void send().then((isDone) => isDone && onClose());
            }}
          />
        )}
      </styled.div>
    </Modal>
  );
}
