import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import type { EventView } from '@ykd/application/class-event';
import { CLASS_EVENT_TITLES, keptChanges, type ClassEventKind } from '@ykd/domain/school-class';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { classSchedule as texts } from '../messages/zh-CN/class-schedule';
import { EVENT_FIELDS, fieldsOf, settingOf, type EventFields } from './event-form';
import { EventNotice } from './event-notice';
import { useScheduleQueries } from './schedule-queries';
import { TimeFields } from './time-fields';

const { form: words } = texts;

/** What becomes of students, and of single times, where all of an event is at another time. */
function WhatIsTold({ event, fields, members }: { event: EventView; fields: EventFields; members: number }) {
  const setting = settingOf(fields);
  if ('fields' in setting) return null;
  const changes = keptChanges({ ...setting, changes: event.changes });
  const lost = event.changes.length - changes.length;
  return (
    <div>
      {lost > 0 && (
        <styled.p color="amber.fg" fontSize="sm">
          {texts.losesTimes(lost)}
        </styled.p>
      )}
      <EventNotice
        event={event}
        next={{ ...setting, changes, cancelledAt: event.cancelledAt }}
        members={members}
      />
    </div>
  );
}

/** A new event, or another time, place or anything else of one. */
export function EventDialog({
  classId,
  event,
  day,
  members,
  onClose,
}: {
  classId: string;
  /** The one to be changed; without it, a new one is made. */
  event: EventView | undefined;
  /** The day of a new one, `YYYY-MM-DD`. */
  day: string;
  /** How many are in the class. */
  members: number;
  onClose: () => void;
}) {
  const { port, schedule } = useScheduleQueries();
  const { commands } = useServices().toasts;
  const [fields, setFields] = useState(() => fieldsOf(event, day));
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const setting = settingOf(fields);
    if ('fields' in setting) return setting;
    const answer = await schedule.change(
      classId,
      () =>
        event === undefined
          ? port.add({ classId, ...setting })
          : port.edit({ classId, eventId: event.id, version: event.version, ...setting }),
      (_before, now) => now,
    );
    if (!answer.ok) {
      if (answer.error.kind === 'changed-meanwhile') schedule.outdate();
      return formRefusal(answer.error, EVENT_FIELDS);
    }
    commands.success(event === undefined ? texts.added : texts.saved);
    return undefined;
  });
  const text = (key: Exclude<keyof EventFields, 'day' | 'from' | 'kind' | 'to'>) => ({
    name: key,
    value: fields[key],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const { value } = currentTarget;
      setFields((now) => ({ ...now, [key]: value }));
      forget(key);
    },
  });
  const { fields: wrong } = errors;
  return (
    <Modal
      open
      onClose={onClose}
      title={event === undefined ? words.addTitle : words.editTitle(event.title)}
      width="520px"
      confirmLabel={words.save}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <Field label={words.kind}>
          <SelectInput
            name="kind"
            value={fields.kind}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
              const kind = currentTarget.value as ClassEventKind;
              setFields((now) => ({ ...now, kind }));
            }}
          >
            {Object.entries(CLASS_EVENT_TITLES).map(([kind, title]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={words.title} required error={wrong['title']}>
          <TextInput data-autofocus autoComplete="off" {...text('title')} />
        </Field>
        <TimeFields
          fields={fields}
          wrong={wrong}
          endsAlways={fields.kind === 'live'}
          onChange={(key, value, name) => {
            setFields((now) => ({ ...now, [key]: value }));
            forget(name);
          }}
        />
        <Field label={words.repeatsUntil} hint={words.repeatsHint} error={wrong['repeatsUntil']}>
          <TextInput type="date" {...text('repeatsUntil')} />
        </Field>
        <Field label={words.place} error={wrong['place']}>
          <TextInput autoComplete="off" {...text('place')} />
        </Field>
        <Field label={words.link} hint={words.linkHint} error={wrong['link']}>
          <TextInput type="url" autoComplete="off" inputMode="url" {...text('link')} />
        </Field>
        {event !== undefined && <WhatIsTold event={event} fields={fields} members={members} />}
      </styled.div>
    </Modal>
  );
}
