import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import type { StudentFilter } from '@ykd/application/student';
import { useState, type ChangeEvent } from 'react';
import { tags as texts } from '../messages/zh-CN/tags';
import { chosenCount } from '../table/row-choice';
import { targetOf } from '../table/target-of';
import type { BulkDialogProps } from '../table/use-bulk-command';
import { bulkIssue, useBulkReport } from '../table/use-bulk-report';
import { useTagActs, useTagQueries } from './tag-queries';

const { set: words } = texts;

type Way = keyof typeof words.ways;
const WAYS = [
  { id: 'on', label: words.ways.on },
  { id: 'off', label: words.ways.off },
] as const;

/** Puts a tag on chosen students, or takes it off: asks which, then says what became of each of them. */
export function TagDialog({
  open,
  onClose,
  chosen: { choice, count, done },
  filter,
}: BulkDialogProps<StudentFilter>) {
  const { choices } = useTagQueries();
  const { set, undo } = useTagActs();
  const known = useQuery(choices, undefined, open);
  const { tell, report } = useBulkReport({ open, done, undo });
  const [way, setWay] = useState<Way>('on');
  const [tagId, setTagId] = useState('');
  const [refused, setRefused] = useState<string>();
  const tag = known.value?.find(({ id }) => id === tagId);
  const total = chosenCount(choice, count.count);

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
    tell(answer.value, (changed) => words.done[way](changed, tag.name));
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
        onError={(cause) => setRefused(bulkIssue(cause, words))}
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
      {report}
    </>
  );
}
