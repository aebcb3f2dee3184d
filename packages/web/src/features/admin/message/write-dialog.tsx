import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, ChoiceGroup, Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessagePreview,
  type MessageTarget,
} from '@ykd/application/message';
import type { AppError } from '@ykd/application/shared';
import { ADMIN_MESSAGE_PATH, hasRight } from '@ykd/domain/access';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../forms/form-alert';
import { useForm, type FormErrors } from '../../../forms/use-form';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { formRefusal } from '../blocks/form-refusal';
import { useCloseGuard } from '../blocks/use-close-guard';
import { messages } from '../messages/zh-CN/messages';
import { Quiet } from '../components/detail-parts';
import { useMessageQueries } from './message-queries';
import { Recipients } from './recipients';
import { TextFields } from './text-fields';

const words = messages.write;

/** To how many more people, and for how much more, the reader may send text messages today, before this one. */
function LeftToday() {
  const setting = useQuery(useMessageQueries().settings, undefined).value;
  if (setting === undefined) return null;
  const { dailyMessages, usedMessages, dailyCents, usedCents } = setting;
  return (
    <Quiet>
      {words.left(Math.max(0, dailyMessages - usedMessages), Math.max(0, dailyCents - usedCents))}
    </Quiet>
  );
}

/** What would be sent, as one of them reads it, and who does not get it. */
function Preview({
  preview,
  channel,
  link,
}: {
  preview: MessagePreview;
  channel: MessageChannel;
  link: string | null;
}) {
  const { sample, lacking, optedOut, noMobile, tooLong, segments, estimate, limitIssue } = preview;
  return (
    <styled.section aria-label={words.previewTitle} display="flex" flexDirection="column" gap="3">
      {sample && (
        <Card room="sm">
          <Quiet>{words.sample(sample.name)}</Quiet>
          {sample.title !== '' && <strong>{sample.title}</strong>}
          <styled.p whiteSpace="pre-line" overflowWrap="anywhere">
            {sample.text}
          </styled.p>
          {link !== null && <Quiet>{words.leadsTo(link)}</Quiet>}
          {channel === 'sms' && <Quiet>{words.perPerson(sample.segments)}</Quiet>}
        </Card>
      )}
      {channel === 'sms' && (
        <div>
          <p>{words.sms(segments, estimate)}</p>
          <LeftToday />
        </div>
      )}
      <styled.ul paddingInlineStart="5" color="amber.fg" fontSize="sm">
        {lacking.map(({ placeholder, count }) => (
          <li key={placeholder}>{words.lacking(placeholder, count)}</li>
        ))}
        {optedOut > 0 && <li>{words.optedOut(optedOut)}</li>}
        {noMobile > 0 && <li>{words.noMobile(noMobile)}</li>}
        {tooLong > 0 && <li>{words.tooLong(tooLong)}</li>}
      </styled.ul>
      {limitIssue !== null && <FormAlert message={limitIssue} />}
    </styled.section>
  );
}

/** Refusals that tell that a request has sent nothing. */
const NOT_SENT: ReadonlySet<AppError['kind']> = new Set([
  'list-changed',
  'cost-changed',
  'invalid-input',
  'too-many-rows',
]);

const FIELDS = ['title', 'text', 'link'];

/** Writes to students: first the text, then what becomes of it, then it is sent. */
export function WriteDialog({
  to,
  renderAbout,
  onClose,
}: {
  /** Undefined: it is not said yet, which is refused. */
  to: MessageTarget | undefined;
  /** Says to whom it goes, or asks as long as that may still be another one. */
  renderAbout: (isFixed: boolean) => ReactNode;
  onClose: () => void;
}) {
  const { acts, templates, outdate } = useMessageQueries();
  const { environment } = useServices();
  const navigate = useNavigate();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const kept = useQuery(templates, undefined).value ?? [];
  const [channel, setChannel] = useState<MessageChannel>('notice');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const [seen, setSeen] = useState<{ readonly preview: MessagePreview; readonly requestKey: string }>();

  const leadsTo = channel === 'sms' || link.trim() === '' ? null : link.trim();
  const { close, finish, guard } = useCloseGuard(
    [title, text, link].some((one) => one !== ''),
    onClose,
  );

  const submit = async (): Promise<FormErrors | undefined> => {
    if (to === undefined) return { fields: {}, form: words.nowhere };
    const wish = { channel, title, text, link: leadsTo, to };
    if (seen === undefined) {
      const answer = await acts.preview(wish);
      if (!answer.ok) return formRefusal(answer.error, FIELDS);
      setSeen({ preview: answer.value, requestKey: environment.randomId() });
      return undefined;
    }
    const { preview, requestKey } = seen;
    const answer = await acts.send({
      ...wish,
      seen: preview.receivers,
      seenCost: preview.estimate,
      requestKey,
    });
    if (!answer.ok) {
      // Nothing was sent: it is written anew, and looked at again. Any other refusal says nothing of what was sent before.
      if (NOT_SENT.has(answer.error.kind)) setSeen(undefined);
      const { fields, form: refusal } = formRefusal(answer.error, FIELDS);
      const told = Object.entries(fields).map(([field, message]) => [field, words.notSentFor(message)]);
      return { fields: Object.fromEntries(told) as FormErrors['fields'], form: refusal };
    }
    const { id } = answer.value;
    outdate(id);
    finish();
    void navigate(`${ADMIN_MESSAGE_PATH}?open=${encodeURIComponent(id)}`);
    return undefined;
  };
  const failed = (cause: unknown): FormErrors => ({
    fields: {},
    form:
      cause instanceof RequestError && cause.status === undefined && seen !== undefined
        ? words.unsure
        : (wordsForReaders(cause) ?? words.notSent),
  });
  const { form, errors, send, forget } = useForm<HTMLDivElement>(() => submit().catch(failed));
  const isStopped = seen !== undefined && (seen.preview.limitIssue !== null || seen.preview.receivers === 0);
  return (
    <Modal
      open
      onClose={close}
      title={words.title}
      confirmLabel={seen === undefined ? words.preview : words.send(seen.preview.receivers)}
      confirmDisabled={isStopped}
      // It closes itself once all is sent.
      onConfirm={async () => {
        await send();
        return false;
      }}
    >
      {guard}
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        {renderAbout(seen !== undefined)}
        <FormAlert message={errors.form} />
        {seen === undefined ? (
          <>
            {hasRight(me, 'messages.sms') && (
              <Field label={words.channel}>
                <ChoiceGroup
                  name="channel"
                  value={channel}
                  onChange={(id) => setChannel(MESSAGE_CHANNELS.find((one) => one === id) ?? channel)}
                  options={MESSAGE_CHANNELS.map((id) => ({ id, label: messages.channels[id] }))}
                />
              </Field>
            )}
            {kept.length > 0 && (
              <Field label={words.template}>
                <SelectInput
                  defaultValue=""
                  onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
                    const template = kept.find(({ id }) => id === currentTarget.value);
                    if (template === undefined) return;
                    setTitle(template.title);
                    setText(template.text);
                    for (const field of FIELDS) forget(field);
                  }}
                >
                  <option value="">{words.noTemplate}</option>
                  {kept.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectInput>
              </Field>
            )}
            <TextFields
              title={title}
              text={text}
              hasTitle={channel === 'notice'}
              errors={errors.fields}
              onTitle={setTitle}
              onText={setText}
            />
            {channel === 'notice' && (
              <Field label={words.link} hint={words.linkHint} error={errors.fields['link']}>
                <TextInput
                  name="link"
                  value={link}
                  onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                    setLink(currentTarget.value)
                  }
                />
              </Field>
            )}
          </>
        ) : (
          <>
            <Preview preview={seen.preview} channel={channel} link={leadsTo} />
            {to !== undefined && <Recipients to={to} />}
            <div>
              <Button size="sm" variant="outline" onClick={() => setSeen(undefined)}>
                {words.back}
              </Button>
            </div>
          </>
        )}
      </styled.div>
    </Modal>
  );
}
