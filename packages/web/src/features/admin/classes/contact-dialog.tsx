import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Field, Modal, SkeletonText, TextInput } from '@ykd/adapters-ui/widgets';
import type { OwnContact } from '@ykd/application/class-event';
import { staffContactIssues } from '@ykd/domain/school-class';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { classSchedule } from '../messages/zh-CN/class-schedule';
import { useScheduleQueries } from './schedule-queries';

const { own: words } = classSchedule;

const KEYS = ['name', 'weixin', 'hours'] as const;
const HINTS = { name: words.nameHint, weixin: undefined, hours: words.hoursHint };

function ContactForm({ before, onClose }: { before: OwnContact; onClose: () => void }) {
  const { port, contact } = useScheduleQueries();
  const { commands } = useServices().toasts;
  const [fields, setFields] = useState(before);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const { name, weixin, hours } = fields;
    const wanted = { name: name.trim(), weixin: weixin.trim(), hours: hours.trim() };
    const issues = staffContactIssues(wanted);
    if (issues.length > 0) return fieldErrors(issues);
    const { version } = before;
    const answer = await contact.change(
      undefined,
      () => port.saveContact({ ...wanted, version }),
      (_before, now) => now,
    );
    if (!answer.ok) {
      if (answer.error.kind === 'changed-meanwhile') contact.outdate();
      return formRefusal(answer.error, KEYS);
    }
    commands.success(words.saved);
    return undefined;
  });
  return (
    <Modal open onClose={onClose} title={words.title} width="440px" onConfirm={send}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <p>{words.text}</p>
        <FormAlert message={errors.form} />
        {KEYS.map((key) => (
          <Field key={key} label={words[key]} hint={HINTS[key]} error={errors.fields[key]}>
            <TextInput
              name={key}
              autoComplete="off"
              value={fields[key]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                const { value } = currentTarget;
                setFields((now) => ({ ...now, [key]: value }));
                forget(key);
              }}
            />
          </Field>
        ))}
      </styled.div>
    </Modal>
  );
}

/** What the students of one's classes see of oneself. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const own = useQuery(useScheduleQueries().contact, undefined);
  if (own.value !== undefined) return <ContactForm before={own.value} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={words.title} width="440px">
      <Answer of={own} failed={words.failed} refused="failed" waiting={<SkeletonText lines={4} />}>
        {() => null}
      </Answer>
    </Modal>
  );
}
