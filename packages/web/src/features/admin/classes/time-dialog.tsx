import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChoiceGroup, Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import type { EventView } from '@ykd/application/class-event';
import {
  timeChangeIssues,
  timesOf,
  withTimeChange,
  type EventTimes,
  type ScheduledTime,
} from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { hourOf, timeWords } from '../../../components/event-time';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { classSchedule } from '../messages/zh-CN/class-schedule';
import { EVENT_FIELDS, timesIn } from './event-form';
import { EventNotice } from './event-notice';
import { TimeFields } from './time-fields';
import { useChangeTime } from './use-change-time';

const { times: words } = classSchedule;

const ACTS = ['move', 'cancel', 'restore'] as const;
type Act = (typeof ACTS)[number];

const fieldsOf = ({ startsAt, endsAt }: EventTimes) => ({
  day: shanghaiDay(startsAt),
  from: hourOf(startsAt),
  to: endsAt === null ? '' : hourOf(endsAt),
});

const stateOf = ({ startsAt, of, isCancelled }: ScheduledTime): string =>
  isCancelled ? words.cancelled : startsAt === of ? '' : words.moved;

type Changed = { readonly to: EventTimes | null | undefined };

/** One time of an event that is repeated: it is at another time, does not take place, or does as each week. */
export function TimeDialog({
  classId,
  event,
  of: asked,
  members,
  onWhole,
  onClose,
}: {
  classId: string;
  event: EventView;
  /** The time that was asked for, by when it would be; undefined: the next one. */
  of: number | undefined;
  members: number;
  /** All of it is to be changed. */
  onWhole: () => void;
  onClose: () => void;
}) {
  const now = useServices().environment.clock.now();
  const all = timesOf(event, 0, Infinity);
  const ahead = all.filter((time) => time.of === asked || (time.endsAt ?? time.startsAt) > now);
  const [chosen, setChosen] = useState(ahead.find(({ of }) => of === asked) ?? ahead[0]);
  const [act, setAct] = useState<Act>('move');
  const [fields, setFields] = useState(() => chosen && fieldsOf(chosen));
  const change = useChangeTime(classId);
  const isChanged = event.changes.some(({ of }) => of === chosen?.of);
  /** When the chosen one is to be, or what is wrong with that. */
  const wanted = (): Changed | FormErrors => {
    if (act === 'restore' || chosen === undefined || fields === undefined) return { to: undefined };
    if (act === 'cancel') return { to: null };
    const times = timesIn(fields);
    if ('fields' in times) return times;
    const issues = timeChangeIssues(event, chosen.of, times);
    return issues.length > 0 ? fieldErrors(issues) : { to: times };
  };
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const said = wanted();
    if ('fields' in said || chosen === undefined) return 'fields' in said ? said : undefined;
    const answer = await change(event, chosen.of, said.to, words.done[act]);
    return answer.ok ? undefined : formRefusal(answer.error, EVENT_FIELDS);
  });
  const choose = (time: ScheduledTime | undefined): void => {
    setChosen(time);
    setFields(time && fieldsOf(time));
    setAct('move');
  };
  const preview = wanted();
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title(event.title)}
      width="520px"
      confirmLabel={words.save}
      confirmDisabled={chosen === undefined}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        {chosen === undefined || fields === undefined ? (
          <p>{words.none}</p>
        ) : (
          <>
            <Field label={words.which} error={errors.fields['of']}>
              <SelectInput
                name="of"
                value={String(chosen.of)}
                onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                  choose(ahead.find(({ of }) => String(of) === currentTarget.value))
                }
              >
                {ahead.map((time) => (
                  <option key={time.of} value={String(time.of)}>
                    {words.option(timeWords(time.startsAt, time.endsAt), stateOf(time))}
                  </option>
                ))}
              </SelectInput>
            </Field>
            <Field label={words.what}>
              <ChoiceGroup
                name="act"
                value={act}
                onChange={(id) => setAct(ACTS.find((one) => one === id) ?? act)}
                options={ACTS.filter((id) => id !== 'restore' || isChanged).map((id) => ({
                  id,
                  label: words.acts[id],
                }))}
              />
            </Field>
            {act === 'move' && (
              <TimeFields
                fields={fields}
                wrong={errors.fields}
                endsAlways={event.kind === 'live'}
                onChange={(key, value, name) => {
                  setFields({ ...fields, [key]: value });
                  forget(name);
                }}
              />
            )}
            {'to' in preview && (
              <EventNotice
                event={event}
                next={{ ...event, changes: withTimeChange(event.changes, chosen.of, preview.to) }}
                members={members}
              />
            )}
          </>
        )}
        <div>
          <Button size="sm" variant="ghost" onClick={onWhole}>
            {words.whole}
          </Button>
        </div>
      </styled.div>
    </Modal>
  );
}
