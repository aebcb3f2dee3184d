import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import type { LeaveView, ShiftPerson } from '@ykd/application/shift';
import { leaveIssues, type Leave } from '@ykd/domain/shift';
import { useState, type ChangeEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { memberTitle } from '../member-title';
import { shifts } from '../messages/zh-CN/shifts';
import { useShiftActs } from './use-shift-acts';

const { form: words, leaveForm } = shifts;
const DAYS = ['firstDay', 'lastDay'] as const;
const FIELDS = ['staffId', ...DAYS];

/** Somebody is away for some days, for others, or not any more. */
export function LeaveDialog({
  leave,
  day,
  people,
  onClose,
}: {
  /** The one to be changed; without it, a new one is made. */
  leave: LeaveView | undefined;
  /** The first day of a new one, `YYYY-MM-DD`. */
  day: string;
  people: readonly ShiftPerson[];
  onClose: () => void;
}) {
  const acts = useShiftActs();
  const [fields, setFields] = useState<Leave>({
    staffId: leave?.staffId ?? '',
    firstDay: leave?.firstDay ?? day,
    lastDay: leave?.lastDay ?? day,
  });
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    if (fields.staffId === '') return fieldErrors([{ field: 'staffId', message: words.noWho }]);
    const issues = leaveIssues(fields);
    if (issues.length > 0) return fieldErrors(issues);
    const answer = await (leave === undefined ? acts.addLeave(fields) : acts.editLeave(leave, fields));
    return answer.ok ? undefined : formRefusal(answer.error, FIELDS);
  });
  const removing = useForm<HTMLDivElement>(async () => {
    if (leave === undefined) return undefined;
    const answer = await acts.removeLeave(leave);
    return answer.ok ? undefined : formRefusal(answer.error, []);
  });
  const set = (part: Partial<Leave>): void => {
    setFields((now) => ({ ...now, ...part }));
    for (const name of Object.keys(part)) forget(name);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={leave === undefined ? leaveForm.add : leaveForm.edit}
      width="440px"
      confirmLabel={words.save}
      confirmDisabled={removing.submitting}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form ?? removing.errors.form} />
        <Field label={words.who} required error={errors.fields['staffId']}>
          <SelectInput
            name="staffId"
            data-autofocus
            value={fields.staffId}
            disabled={leave !== undefined}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
              set({ staffId: currentTarget.value })
            }
          >
            <option value="">{words.choose}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {memberTitle({ name })}
              </option>
            ))}
          </SelectInput>
        </Field>
        {DAYS.map((name) => (
          <Field
            key={name}
            label={name === 'firstDay' ? words.first : words.last}
            required
            error={errors.fields[name]}
          >
            <TextInput
              type="date"
              name={name}
              value={fields[name]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                set({ [name]: currentTarget.value })
              }
            />
          </Field>
        ))}
        {leave !== undefined && (
          <div>
            <Button
              size="sm"
              variant="danger"
              onClick={() => void removing.send().then((isDone) => isDone && onClose())}
            >
              {leaveForm.remove}
            </Button>
          </div>
        )}
      </styled.div>
    </Modal>
  );
}
