import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import type { GroupBoard, GroupLine } from '@ykd/application/class-group';
import { groupNameIssue } from '@ykd/domain/class-group';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { classGroups as words } from '../messages/zh-CN/class-groups';
import type { GroupActs } from './use-group-acts';

/** What a group is called: a new one, or another name. */
export function GroupNameDialog({
  board: { classId, groups },
  acts,
  group,
  onClose,
}: {
  board: GroupBoard;
  acts: GroupActs;
  /** The one to be renamed; without it, a new one is made. */
  group: GroupLine | undefined;
  onClose: () => void;
}) {
  const { commands } = useServices().toasts;
  const [name, setName] = useState(group?.name ?? '');
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const others = groups.filter(({ id }) => id !== group?.id).map((one) => one.name);
    const message = groupNameIssue(name.trim(), others);
    if (message !== undefined) return fieldErrors([{ field: 'name', message }]);
    const answer = await acts.show(() =>
      group === undefined
        ? acts.port.make({ classId, name })
        : acts.port.rename({ classId, groupId: group.id, version: group.version, name }),
    );
    if (!answer.ok) return formRefusal(answer.error, ['name']);
    commands.success(group === undefined ? words.made(name.trim()) : words.renamed);
    return undefined;
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={group === undefined ? words.make : words.renameTitle(group.name)}
      width="440px"
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <Field label={words.name} required error={errors.fields['name']}>
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
      </styled.div>
    </Modal>
  );
}

/** Deletes a group: its students are in none then. */
export function GroupRemoveDialog({
  group,
  acts,
  onClose,
}: {
  group: GroupLine;
  acts: GroupActs;
  onClose: () => void;
}) {
  return (
    <Modal
      open
      onClose={onClose}
      title={words.removeTitle(group.name)}
      width="440px"
      confirmLabel={words.remove}
      confirmTone="danger"
      onConfirm={async () => {
        await acts.remove(group);
        return true;
      }}
    >
      {words.removeText(group.figures.size)}
    </Modal>
  );
}

/** Into which group students are put: by keys and on a phone, where nothing is dragged. */
export function GroupMoveDialog({
  board,
  studentIds,
  onMove,
  onClose,
}: {
  board: GroupBoard;
  studentIds: readonly string[];
  onMove: (groupId: string | null, name: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [groupId, setGroupId] = useState(board.groups[0]?.id ?? '');
  const name = board.groups.find(({ id }) => id === groupId)?.name ?? words.ungrouped;
  return (
    <Modal
      open
      onClose={onClose}
      title={words.moveTitle(studentIds.length)}
      width="440px"
      onConfirm={() => onMove(groupId === '' ? null : groupId, name)}
    >
      <Field label={words.target}>
        <SelectInput
          data-autofocus
          value={groupId}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => setGroupId(currentTarget.value)}
        >
          {board.groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
          <option value="">{words.ungrouped}</option>
        </SelectInput>
      </Field>
    </Modal>
  );
}
