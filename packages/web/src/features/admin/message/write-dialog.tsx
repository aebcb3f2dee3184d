import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
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
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { messages } from '../messages/zh-CN/messages';
import { Quiet } from '../components/detail-parts';
import { useMessageQueries } from './message-queries';
import { TextFields } from './text-fields';

const words = messages.write;

/** What would be sent, as one of them reads it, and who does not get it. */
function Preview({ preview, channel }: { preview: MessagePreview; channel: MessageChannel }) {
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
          {channel === 'sms' && <Quiet>{words.perPerson(sample.segments)}</Quiet>}
        </Card>
      )}
      {channel === 'sms' && <p>{words.sms(segments, estimate)}</p>}
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
const NOT_SENT: ReadonlySet<AppError['kind']> = new Set(['list-changed', 'invalid-input', 'too-many-rows']);

type Errors = Readonly<Record<string, string | undefined>>;

/** What was refused, by fields; what has none stands above them. */
const errorsOf = (error: AppError): Errors =>
  error.kind === 'invalid-input'
    ? Object.fromEntries(
        error.issues.map(({ field, message }) => [
          ['title', 'text', 'link'].includes(field) ? field : 'form',
          message,
        ]),
      )
    : { form: errorMessage(error) };

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
  const [errors, setErrors] = useState<Errors>({});
  const [seen, setSeen] = useState<{ readonly preview: MessagePreview; readonly requestKey: string }>();

  async function confirm() {
    setErrors(to === undefined ? { form: words.nowhere } : {});
    if (to === undefined) return false;
    const wish = { channel, title, text, to };
    if (seen === undefined) {
      const answer = await acts.preview(wish);
      if (answer.ok) setSeen({ preview: answer.value, requestKey: environment.randomId() });
      else setErrors(errorsOf(answer.error));
      return false;
    }
    const { preview, requestKey } = seen;
    const answer = await acts.send({
      ...wish,
      link: link.trim() === '' ? null : link.trim(),
      seen: preview.receivers,
      requestKey,
    });
    if (!answer.ok) {
      // Nothing was sent: it is written anew, and looked at again. Any other refusal says nothing of what was sent before.
      if (NOT_SENT.has(answer.error.kind)) setSeen(undefined);
      setErrors(errorsOf(answer.error));
      return false;
    }
    const { id } = answer.value;
    outdate(id);
    void navigate(`${ADMIN_MESSAGE_PATH}?open=${encodeURIComponent(id)}`);
    return true;
  }
  const failed = (cause: unknown): void =>
    setErrors({
      form:
        cause instanceof RequestError && cause.status === undefined && seen !== undefined
          ? words.unsure
          : (wordsForReaders(cause) ?? words.notSent),
    });
  const isStopped = seen !== undefined && (seen.preview.limitIssue !== null || seen.preview.receivers === 0);
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      confirmLabel={seen === undefined ? words.preview : words.send(seen.preview.receivers)}
      confirmDisabled={isStopped}
      onConfirm={confirm}
      onError={failed}
    >
      <styled.div display="flex" flexDirection="column" gap="4">
        {renderAbout(seen !== undefined)}
        <FormAlert message={errors['form']} />
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
                    setErrors({});
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
              errors={errors}
              onTitle={setTitle}
              onText={setText}
            />
            {channel === 'notice' && (
              <Field label={words.link} hint={words.linkHint} error={errors['link']}>
                <TextInput
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
            <Preview preview={seen.preview} channel={channel} />
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
