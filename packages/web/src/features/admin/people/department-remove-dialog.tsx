import { styled } from '@ykd/adapters-ui/styled';
import { Modal, type ListedOption } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { ConsequenceList } from '../blocks/consequence-list';
import { formRefusal } from '../blocks/form-refusal';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { pathWords, type DepartmentLine } from './department-words';
import type { DepartmentActs } from './use-department-acts';

const words = people.department;

/** Removes a department; its people go to another one. */
export function DepartmentRemoveDialog({
  acts,
  departments,
  department,
  onClose,
}: {
  acts: DepartmentActs;
  departments: readonly DepartmentLine[];
  department: DepartmentLine;
  onClose: () => void;
}) {
  const { commands } = useServices().toasts;
  const { id, version, name, people: count } = department;
  const below = departments.filter((one) => one.parentId === id).length;
  const [moveTo, setMoveTo] = useState<ListedOption>();
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    if (count > 0 && moveTo === undefined) return { fields: { moveTo: words.moveToFirst } };
    const answer = await acts.show(() =>
      acts.port.remove({ id, version, ...(moveTo === undefined ? {} : { moveTo: moveTo.id }) }),
    );
    if (!answer.ok) {
      acts.outdate();
      return answer.error.kind === 'entity-not-found'
        ? { fields: {}, form: words.gone }
        : formRefusal(answer.error, count > 0 ? ['moveTo'] : []);
    }
    commands.success(words.removed(name));
    return undefined;
  });
  const find = async (text: string): Promise<readonly ListedOption[]> =>
    departments
      .filter((one) => one.id !== id)
      .map((one) => ({ id: one.id, title: pathWords(departments, one.id) }))
      .filter(({ title }) => title.includes(text));
  if (below > 0) {
    return (
      <Modal open onClose={onClose} title={words.removeTitle(name)} width="480px">
        {words.removeHasBelow(below)}
      </Modal>
    );
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={words.removeTitle(name)}
      width="480px"
      confirmLabel={words.remove}
      cancelLabel={blocks.reason.cancel}
      confirmTone="danger"
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p color="fg.muted">{words.removeText}</styled.p>
        {count > 0 && (
          <>
            <ConsequenceList of={[{ what: words.peopleMoved, count: people.people(count) }]} />
            <PickerField
              label={words.moveTo}
              name="moveTo"
              required
              error={errors.fields['moveTo']}
              placeholder={blocks.picker.department}
              chosen={moveTo}
              onChoose={(next) => {
                setMoveTo(next);
                forget('moveTo');
              }}
              find={find}
            />
          </>
        )}
      </styled.div>
    </Modal>
  );
}
