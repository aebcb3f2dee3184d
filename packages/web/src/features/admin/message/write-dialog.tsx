import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, ChoiceGroup, Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import { MESSAGE_CHANNELS, type MessageChannel, type MessagePreview } from '@ykd/application/message';
import type { AppError } from '@ykd/application/shared';
import type { StudentFilter } from '@ykd/application/student';
import { ADMIN_MESSAGE_PATH, hasRight } from '@ykd/domain/access';
import { useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../forms/form-alert';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { messages } from '../messages/zh-CN/messages';
import { Quiet } from '../components/detail-parts';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { targetOf } from '../table/target-of';
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

/** Writes to chosen students: first the text, then what becomes of it, then it is sent. */
export function WriteDialog({
  chosen: { choice, count },
  filter,
  onClose,
}: {
  chosen: ChosenRows;
  filter: StudentFilter;
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
  const total = chosenCount(choice, count.count);
  const wish = { channel, title, text, to: { kind: 'students', target: targetOf(choice, filter) } } as const;

  async function confirm() {
    setErrors({});
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
      // It is written anew, and looked at again.
      setSeen(undefined);
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
        <p>{words.about(total, choice.kind === 'all')}</p>
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
