import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import type { FollowUpColleague, FollowUpLine } from '@ykd/application/follow-up';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { FailedLine } from '../components/failed-line';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import { useQueueQueries } from './queue-queries';

const colleagueName = ({ name, kind }: FollowUpColleague): string =>
  kind === null ? memberTitle({ name }) : `${memberTitle({ name })}（${words.kind[kind]}）`;

/** Gives a student to a colleague: whoever assists him is chosen already. */
export function HandOverDialog({
  line,
  onClose,
  onHandOver,
}: {
  line: FollowUpLine;
  onClose: () => void;
  onHandOver: (to: FollowUpColleague) => Promise<boolean>;
}) {
  const asked = useQuery(useQueueQueries().colleagues, { userId: line.id });
  const [chosen, setChosen] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const colleagues = asked.value ?? [];
  const isFailed = asked.value === undefined && (asked.status === 'failed' || asked.status === 'refused');
  const first = colleagues.find(({ kind }) => kind !== null);
  const to = chosen === undefined ? first : colleagues.find(({ id }) => id === chosen);

  const confirm = async (): Promise<boolean> => {
    setIssue(to === undefined ? words.handFirst : undefined);
    return to !== undefined && onHandOver(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void confirm().then((isDone) => (isDone ? onClose() : undefined));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.handTitle(memberTitle(line))}
      confirmLabel={words.handConfirm}
      {...(asked.value?.length === 0 ? {} : { onConfirm: confirm })}
    >
      {asked.value?.length === 0 ? (
        <p>{words.handNobody}</p>
      ) : (
        <styled.div display="flex" flexDirection="column" gap="2">
          <Field label={words.handLabel} hint={words.handHint} error={issue}>
            <SelectInput
              name="staffId"
              data-autofocus
              value={to?.id ?? ''}
              onKeyDown={onKeyDown}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
                setIssue(undefined);
                setChosen(currentTarget.value);
              }}
            >
              <option value="">{words.handChoose}</option>
              {colleagues.map((one) => (
                <option key={one.id} value={one.id}>
                  {colleagueName(one)}
                </option>
              ))}
            </SelectInput>
          </Field>
          {isFailed && <FailedLine title={words.handFailed} onRetry={asked.retry} />}
          {to?.kind === null && (
            <styled.p color="amber.fg" fontSize="sm">
              {words.handBecomes}
            </styled.p>
          )}
        </styled.div>
      )}
    </Modal>
  );
}
