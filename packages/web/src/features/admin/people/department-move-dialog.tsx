import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { departmentsUnder, placeDepartment, type DepartmentPlace } from '@ykd/domain/people';
import { useState, type ChangeEvent } from 'react';
import { useForm } from '../../../forms/use-form';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { pathWords, type DepartmentLine } from './department-words';

const words = people.department;

/** The top, as one that is chosen. */
const TOP: ListedOption = { id: '', title: words.top };

const idOf = ({ id }: ListedOption): string | null => (id === TOP.id ? null : id);

/** Puts a department elsewhere without dragging: below which one, and behind which. */
export function DepartmentMoveDialog({
  departments,
  department,
  onMove,
  onClose,
}: {
  departments: readonly DepartmentLine[];
  department: DepartmentLine;
  onMove: (place: DepartmentPlace) => void;
  onClose: () => void;
}) {
  const { parentId, id } = department;
  const optionOf = (of: string | null): ListedOption =>
    of === null ? TOP : { id: of, title: pathWords(departments, of) };
  const [parent, setParent] = useState<ListedOption | undefined>(() => optionOf(parentId));
  const others =
    parent === undefined ? [] : departmentsUnder(departments, idOf(parent)).filter((one) => one.id !== id);
  const [position, setPosition] = useState(department.position);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    if (parent === undefined) return { fields: { parent: words.parentFirst } };
    onMove({ parentId: idOf(parent), position });
    return undefined;
  });
  const find = async (text: string): Promise<readonly ListedOption[]> =>
    [null, ...departments.map((one) => one.id)]
      .filter((to) => placeDepartment(departments, department, { parentId: to, position: 0 }).ok)
      .map(optionOf)
      .filter(({ title }) => title.includes(text));
  return (
    <Modal open onClose={onClose} title={words.moveTitle(department.name)} width="480px" onConfirm={send}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <PickerField
          label={words.parent}
          name="parent"
          required
          error={errors.fields['parent']}
          placeholder={blocks.picker.department}
          chosen={parent}
          onChoose={(next) => {
            setParent(next);
            forget('parent');
            // The last, unless somebody says otherwise.
            setPosition(departments.length);
          }}
          find={find}
        />
        <Field label={words.place}>
          <SelectInput
            value={Math.min(position, others.length)}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
              setPosition(Number(currentTarget.value))
            }
          >
            <option value={0}>{words.first}</option>
            {others.map((one, at) => (
              <option key={one.id} value={at + 1}>
                {words.after(one.name)}
              </option>
            ))}
          </SelectInput>
        </Field>
      </styled.div>
    </Modal>
  );
}
