import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Field, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import type { OwnDay } from '@ykd/application/assistant-day';
import type { AppError } from '@ykd/application/shared';
import { clockWords, minuteOfClock } from '@ykd/domain/shared';
import { hoursWords, workDayIssues, WORK_TEXT_MAX } from '@ykd/domain/shift';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { desk } from '../messages/zh-CN/desk';
import { useDeskQueries } from './desk-queries';

const { record: words } = desk;

/** What is typed. */
export interface Fields {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const fieldsOf = (own: OwnDay | undefined): Fields =>
  own === undefined
    ? { from: '', to: '', text: '' }
    : { from: clockWords(own.from), to: clockWords(own.to), text: own.text };

/** The record of a day, to be written or changed. `own`: what is there. */
export function RecordForm({
  day,
  own,
  typed,
  onTyped,
  onSaved,
}: {
  day: string;
  own: OwnDay | undefined;
  /** What was typed of it and is not saved. */
  typed: Fields | undefined;
  onTyped: (fields: Fields | undefined) => void;
  onSaved: () => void;
}) {
  const { days } = useDeskQueries();
  const { base, toasts } = useServices();
  const memberId = useStore(base, memberIdOf);
  const [fields, setFields] = useState(() => typed ?? fieldsOf(own));
  const [version, setVersion] = useState(own?.version ?? 0);
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isBusy, setBusy] = useState(false);
  const set = (part: Partial<Fields>): void => {
    const next = { ...fields, ...part };
    setFields(next);
    onTyped(next);
  };
  const told = (issues: readonly { readonly field: string; readonly message: string }[]): void =>
    setWrong(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
  const refuse = (refusal: AppError): void => {
    if (refusal.kind === 'changed-meanwhile') {
      // Seen now: saved once more, it comes in the place of that.
      setVersion(refusal.version);
      const hours = { from: Number(refusal.now['from'] ?? 0), to: Number(refusal.now['to'] ?? 0) };
      const text = typeof refusal.now['text'] === 'string' ? ` ${refusal.now['text']}` : '';
      setWrong({ meanwhile: words.meanwhile(`${hoursWords(hours)}${text}`) });
    } else if (refusal.kind === 'invalid-input') {
      told(refusal.issues);
      const onDay = refusal.issues.find(({ field }) => field === 'day');
      if (onDay !== undefined) toasts.commands.error(onDay.message);
    } else toasts.commands.error(errorMessage(refusal));
  };
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const [from, to] = [minuteOfClock(fields.from), minuteOfClock(fields.to)];
    if (from === undefined || to === undefined) {
      setWrong({
        from: from === undefined ? words.notTime : undefined,
        to: to === undefined ? words.notTime : undefined,
      });
      return;
    }
    const work = { from, to, text: fields.text };
    const issues = workDayIssues(work);
    told(issues);
    if (issues.length > 0) return;
    setBusy(true);
    try {
      const whose = memberId === undefined ? {} : { userId: memberId };
      const answer = await days.save({ ...work, ...whose, day, version });
      if (!answer.ok) return refuse(answer.error);
      setVersion(answer.value.version);
      setFields(fieldsOf(answer.value));
      onTyped(undefined);
      toasts.commands.success(words.saved);
      onSaved();
    } catch (cause) {
      toasts.commands.error(words.notSaved, { description: wordsForReaders(cause) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card room="sm">
      <styled.form
        noValidate
        aria-label={words.day(day)}
        display="flex"
        flexDirection="column"
        gap="3"
        onSubmit={(event) => void save(event)}
      >
        <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="3">
          <Field label={words.from} required error={wrong['from']}>
            <TextInput
              type="time"
              name="from"
              value={fields.from}
              readOnly={isBusy}
              onChange={({ currentTarget }) => set({ from: currentTarget.value })}
            />
          </Field>
          <Field label={words.to} required error={wrong['to']}>
            <TextInput
              type="time"
              name="to"
              value={fields.to}
              readOnly={isBusy}
              onChange={({ currentTarget }) => set({ to: currentTarget.value })}
            />
          </Field>
        </styled.div>
        <Field
          label={words.text}
          error={wrong['text']}
          aside={`${[...fields.text.trim()].length} / ${WORK_TEXT_MAX}`}
        >
          <TextArea
            name="text"
            rows={4}
            value={fields.text}
            readOnly={isBusy}
            placeholder={words.placeholder}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        </Field>
        <styled.p role="alert" color="amber.fg" fontSize="sm" _empty={{ display: 'none' }}>
          {wrong['meanwhile']}
        </styled.p>
        <Button type="submit" size="lg" block aria-busy={isBusy || undefined}>
          {words.save}
        </Button>
      </styled.form>
    </Card>
  );
}
