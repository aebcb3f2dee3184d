import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChoiceGroup, Field, Modal } from '@ykd/adapters-ui/widgets';
import type { ShiftChanges, ShiftPerson, ShiftView } from '@ykd/application/shift';
import { isSingle, type ShiftTime } from '@ykd/domain/shift';
import { useState } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { useForm, type FormErrors } from '../../../forms/use-form';
import { calendar } from '../../../messages/zh-CN/calendar';
import { formRefusal } from '../blocks/form-refusal';
import { useCloseGuard } from '../blocks/use-close-guard';
import { memberTitle } from '../member-title';
import { shifts } from '../messages/zh-CN/shifts';
import { StepSelect } from './hours-fields';
import { Days, Two, Who } from './shift-fields';
import {
  changesOf,
  DAY_FIELDS,
  dayChange,
  fieldsOf,
  newFields,
  SHIFT_FIELDS,
  type ShiftFields,
  type ShiftScope,
} from './shift-form';
import { useShiftActs } from './use-shift-acts';

const words = shifts.form;

/** What a dialog is about: a shift on one of its days, or a new one. */
export type AskedShift =
  | { readonly shift: ShiftView; readonly time: ShiftTime }
  | { readonly shift?: undefined; readonly time?: undefined; readonly staffId: string; readonly day: string };

const choices = <Id extends string>(titles: Readonly<Record<Id, string>>) =>
  (Object.entries(titles) as [Id, string][]).map(([id, label]) => ({ id, label }));

/** A new shift, or another time of one: of one of its days, or of all; it is deleted here too. */
export function ShiftDialog({
  asked,
  people,
  onClose,
}: {
  asked: AskedShift;
  people: readonly ShiftPerson[];
  onClose: () => void;
}) {
  const { shift, time } = asked;
  const acts = useShiftActs();
  const [first] = useState(() =>
    asked.shift === undefined ? newFields(asked.staffId, asked.day) : fieldsOf(asked.shift, asked.time),
  );
  const [fields, setFields] = useState(first);
  const isRepeating = shift !== undefined && !isSingle(shift);
  const isDay = isRepeating && fields.scope === 'day';
  const doneOf = (): string => {
    if (shift === undefined) return shifts.done.added;
    return isDay ? shifts.done.day(time.day) : shifts.done.edited;
  };
  const apply = async (changes: ShiftChanges, done: string): Promise<FormErrors | undefined> => {
    const answer = await acts.change(changes, done);
    return answer.ok ? undefined : formRefusal(answer.error, isDay ? DAY_FIELDS : SHIFT_FIELDS);
  };
  const save = useForm<HTMLDivElement>(async () => {
    const changes = changesOf(fields, shift, time);
    return 'fields' in changes ? changes : apply(changes, doneOf());
  });
  const [isPressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { form, errors, send, forget } = save;
  const isDirty = JSON.stringify(fields) !== JSON.stringify(first);
  const { close, finish, guard } = useCloseGuard(isDirty, onClose);
  const press = async (changes: ShiftChanges, done: string): Promise<void> => {
    if (isPressed) return;
    setPressed(true);
    const refused = await apply(changes, done).catch((): FormErrors => ({
      fields: {},
      form: shifts.failedAct,
    }));
    setPressed(false);
    if (refused === undefined) finish();
    else setRefusal(refused.form ?? Object.values(refused.fields)[0]);
  };
  const change = (part: Partial<ShiftFields>, ...names: readonly string[]) => {
    setFields((now) => ({ ...now, ...part }));
    for (const name of names) forget(name);
  };
  const part = { fields, wrong: errors.fields, change };
  return (
    <Modal
      open
      onClose={close}
      title={shift === undefined ? words.add : words.edit}
      width="480px"
      confirmLabel={words.save}
      confirmDisabled={isPressed}
      onConfirm={async () => {
        if (await send()) finish();
        return false;
      }}
    >
      {guard}
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form ?? refusal} />
        {isRepeating && (
          <Field label={words.scope} hint={words.rest(shift.firstDay, shift.lastDay, weekdayWords(shift))}>
            <ChoiceGroup
              name="scope"
              value={fields.scope}
              options={choices(words.scopes)}
              onChange={(scope) => change({ scope: scope as ShiftScope, ...hoursOf(scope, shift, time) })}
            />
          </Field>
        )}
        {isDay ? (
          <styled.p fontSize="sm" color="fg.muted">
            {memberTitle({ name: people.find(({ id }) => id === fields.staffId)?.name })}
          </styled.p>
        ) : (
          <Who {...part} people={people} />
        )}
        {shift === undefined && (
          <Field label={words.repeat}>
            <ChoiceGroup
              name="repeat"
              value={fields.repeat}
              options={choices(words.repeats)}
              onChange={(repeat) => change({ repeat: repeat as ShiftFields['repeat'] })}
            />
          </Field>
        )}
        <Days {...part} />
        <Two>
          <Field label={words.from} required error={errors.fields['from']}>
            <StepSelect name="from" value={fields.from} onChange={(from) => change({ from }, 'from', 'to')} />
          </Field>
          <Field label={words.to} required error={errors.fields['to']}>
            <StepSelect name="to" isEnd value={fields.to} onChange={(to) => change({ to }, 'from', 'to')} />
          </Field>
        </Two>
        {shift !== undefined && (
          <styled.div role="group" aria-label={words.more} display="flex" flexWrap="wrap" gap="2">
            {isDay && time.state !== 'off' && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => void press(dayChange(shift, time.day, null), shifts.done.off(time.day))}
              >
                {words.off}
              </Button>
            )}
            {isDay && shift.exceptions.some(({ day }) => day === time.day) && (
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  void press(dayChange(shift, time.day, undefined), shifts.done.restored(time.day))
                }
              >
                {words.restore}
              </Button>
            )}
            {!isDay && (
              <Button
                size="sm"
                variant="danger"
                onClick={() =>
                  void press({ removes: [{ id: shift.id, version: shift.version }] }, shifts.done.removed)
                }
              >
                {isRepeating ? words.removeAll : words.remove}
              </Button>
            )}
          </styled.div>
        )}
      </styled.div>
    </Modal>
  );
}

const weekdayWords = ({ weekdays }: ShiftView): string => weekdays.map(calendar.weekday).join('、');

/** The hours of a shift, or those of one of its days. */
const hoursOf = (scope: string, shift: ShiftView, time: ShiftTime) =>
  scope === 'day' ? { from: time.from, to: time.to } : { from: shift.from, to: shift.to };
