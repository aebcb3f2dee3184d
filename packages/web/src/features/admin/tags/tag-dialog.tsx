import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import type { BulkReport } from '@ykd/application/staff-list';
import type { StudentFilter } from '@ykd/application/student';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { BulkReportDialog } from '../blocks/bulk-report';
import { useUndo } from '../blocks/undo-toast';
import { tags as texts } from '../messages/zh-CN/tags';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { targetOf } from '../table/target-of';
import { useTagActs, useTagQueries } from './tag-queries';

const { set: words } = texts;

type Way = keyof typeof words.ways;
const WAYS = [
  { id: 'on', label: words.ways.on },
  { id: 'off', label: words.ways.off },
] as const;

/** What there is to say where no report came: without an answer nobody knows what the server did. */
const issueOf = (cause: unknown): string =>
  cause instanceof RequestError && cause.status === undefined
    ? words.unsure
    : (wordsForReaders(cause) ?? words.failed);

/** Puts a tag on chosen students, or takes it off: asks which, then says what became of each of them. */
export function TagDialog({
  open,
  onClose,
  chosen: { choice, count, done },
  filter,
}: {
  open: boolean;
  onClose: () => void;
  chosen: ChosenRows;
  filter: StudentFilter;
}) {
  const { choices } = useTagQueries();
  const { set, undo } = useTagActs();
  const known = useQuery(choices, undefined, open);
  const { offer, takeBack, withdraw } = useUndo(undo);
  const [way, setWay] = useState<Way>('on');
  const [tagId, setTagId] = useState('');
  const [refused, setRefused] = useState<string>();
  const [report, setReport] = useState<BulkReport>();
  const isDone = useRef(false);
  const tag = known.value?.find(({ id }) => id === tagId);
  const total = chosenCount(choice, count.count);

  useEffect(() => {
    if (!isDone.current || open || report !== undefined) return;
    isDone.current = false;
    // Once the focus is back on the button, which goes with what was chosen: it has to go on from there to the rows.
    queueMicrotask(done);
  }, [open, report, done]);

  async function confirm() {
    setRefused(undefined);
    if (tag === undefined) {
      setRefused(words.chooseFirst);
      return false;
    }
    const target = targetOf(choice, filter);
    const answer = await set({ target, seen: total, tagId: tag.id, isOn: way === 'on' });
    if (!answer.ok) {
      setRefused(errorMessage(answer.error));
      return false;
    }
    const { batch, done: changed, skipped, failed } = answer.value;
    // What changed nothing leaves the act before it the last one.
    if (batch !== null) withdraw();
    // The report offers the way back itself.
    if (skipped + failed > 0) setReport(answer.value);
    else if (batch !== null) offer(words.done[way](changed, tag.name), batch);
    isDone.current = true;
    return true;
  }
  const hint = tag && way === 'on' ? (tag.isShown ? words.isShown : words.isHidden) : undefined;
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        title={words.title}
        confirmLabel={words.confirm[way](total)}
        onConfirm={confirm}
        onError={(cause) => setRefused(issueOf(cause))}
      >
        <styled.div display="flex" flexDirection="column" gap="4">
          <p>{words.about(total, choice.kind === 'all')}</p>
          <Field label={words.way}>
            <ChoiceGroup
              name="way"
              value={way}
              options={WAYS}
              onChange={(id) => setWay(id === 'off' ? 'off' : 'on')}
            />
          </Field>
          <Field label={words.tag} error={refused} hint={hint}>
            <SelectInput
              name="tagId"
              value={tag === undefined ? '' : tagId}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
                setRefused(undefined);
                setTagId(currentTarget.value);
              }}
            >
              <option value="">
                {known.status === 'failed'
                  ? words.noTags
                  : known.value?.length === 0
                    ? words.noTagsYet
                    : words.choose}
              </option>
              {known.value?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
        </styled.div>
      </Modal>
      {/* Not before the question has gone: of two that are open, the first to go would let the page out. */}
      <BulkReportDialog
        report={open ? undefined : report}
        onClose={() => setReport(undefined)}
        onUndo={takeBack}
      />
    </>
  );
}
