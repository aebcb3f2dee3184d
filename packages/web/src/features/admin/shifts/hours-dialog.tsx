import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Modal } from '@ykd/adapters-ui/widgets';
import type { TeamHoursView } from '@ykd/application/shift';
import { teamHoursIssues, type Hours } from '@ykd/domain/shift';
import { useState } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { calendar } from '../../../messages/zh-CN/calendar';
import { formRefusal } from '../blocks/form-refusal';
import { shifts } from '../messages/zh-CN/shifts';
import { StepSelect } from './hours-fields';
import { useShiftActs } from './use-shift-acts';

const words = shifts.hoursForm;
/** What a day begins with that had none. */
const USUAL: Hours = { from: 540, to: 1_260 };
const FIELDS = calendar.weekdays.map((_, weekday) => String(weekday));

/** The hours of the team: from when until when somebody has to be there, by the days of the week. */
export function HoursDialog({ team, onClose }: { team: TeamHoursView; onClose: () => void }) {
  const acts = useShiftActs();
  const [hours, setHours] = useState(team.hours);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const issues = teamHoursIssues(hours);
    if (issues.length > 0) return fieldErrors(issues);
    const answer = await acts.setHours(team, hours);
    return answer.ok ? undefined : formRefusal(answer.error, FIELDS);
  });
  const set = (weekday: number, one: Hours | null): void => {
    setHours((now) => now.with(weekday, one));
    forget(String(weekday));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      width="480px"
      confirmLabel={shifts.form.save}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="2">
        <styled.p fontSize="sm" color="fg.muted">
          {words.text}
        </styled.p>
        <FormAlert message={errors.form} />
        {hours.map((one, weekday) => {
          const name = calendar.weekday(weekday);
          const issue = errors.fields[String(weekday)];
          return (
            <styled.div key={name} role="group" aria-label={name}>
              <styled.div
                display="grid"
                gridTemplateColumns={{ base: '6rem 1fr 1fr', sm: '7rem 1fr 1fr' }}
                alignItems="center"
                gap="2"
                minHeight="11"
              >
                <CheckBox
                  label={name}
                  isChecked={one !== null}
                  onChange={(isChecked) => set(weekday, isChecked ? USUAL : null)}
                />
                {one === null ? (
                  <styled.span gridColumn="2 / -1" fontSize="sm" color="fg.muted">
                    {words.none}
                  </styled.span>
                ) : (
                  <>
                    <StepSelect
                      name={String(weekday)}
                      aria-label={words.fromOf(name)}
                      value={one.from}
                      onChange={(from) => set(weekday, { ...one, from })}
                    />
                    <StepSelect
                      isEnd
                      aria-label={words.toOf(name)}
                      value={one.to}
                      onChange={(to) => set(weekday, { ...one, to })}
                    />
                  </>
                )}
              </styled.div>
              {issue !== undefined && (
                <styled.p role="alert" fontSize="xs" color="danger.fg">
                  {issue}
                </styled.p>
              )}
            </styled.div>
          );
        })}
      </styled.div>
    </Modal>
  );
}
