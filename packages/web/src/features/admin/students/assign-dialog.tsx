import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import { CARE_ACTS, fitsAct, type CareAct, type StudentFilter } from '@ykd/application/student';
import { reachOf } from '@ykd/domain/access';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { memberTitle } from '../member-title';
import { students } from '../messages/zh-CN/students';
import { chosenCount } from '../table/row-choice';
import { targetOf } from '../table/target-of';
import type { BulkDialogProps } from '../table/use-bulk-command';
import { bulkIssue, useBulkReport } from '../table/use-bulk-report';
import { useStudentQueries } from '../queries/student-list-queries';

const { assign: words } = students;

/** Puts chosen students into somebody's care: asks who and how, then says what became of each of them. */
export function AssignDialog({
  open,
  onClose,
  chosen: { choice, count, done },
  filter,
}: BulkDialogProps<StudentFilter>) {
  const { carers, assign, undoAssign } = useStudentQueries();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  const staff = useQuery(carers, undefined, open);
  const { tell, report } = useBulkReport({ open, done, undo: undoAssign });
  const [act, setAct] = useState<CareAct>('classTeacher');
  const [staffId, setStaffId] = useState('');
  const [refused, setRefused] = useState<string>();
  const fitting = (staff.value ?? []).filter(({ role }) => fitsAct(act, role));
  const isKnown = fitting.some(({ id }) => id === staffId);
  const total = chosenCount(choice, count.count);
  const isAnother = isKnown && staffId !== ownId;
  const losesThem = act === 'classTeacher' && isAnother && reachOf(me, 'students.see') === 'own';

  async function confirm() {
    setRefused(undefined);
    if (!isKnown) {
      setRefused(words.whoFirst);
      return false;
    }
    const answer = await assign({ target: targetOf(choice, filter), seen: total, change: { act, staffId } });
    if (!answer.ok) {
      setRefused(errorMessage(answer.error));
      return false;
    }
    tell(answer.value, words.done[act]);
    return true;
  }
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        title={words.title}
        confirmLabel={words.confirm[act](total)}
        onConfirm={confirm}
        onError={(cause) => setRefused(bulkIssue(cause, words))}
      >
        <styled.div display="flex" flexDirection="column" gap="4">
          <p>{words.about(total, choice.kind === 'all')}</p>
          <Field label={words.act}>
            <SelectInput
              value={act}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                setAct(CARE_ACTS.find((one) => one === currentTarget.value) ?? act)
              }
            >
              {CARE_ACTS.map((one) => (
                <option key={one} value={one}>
                  {words.acts[one]}
                </option>
              ))}
            </SelectInput>
          </Field>
          {losesThem && (
            <styled.p color="amber.fg" fontSize="sm">
              {words.losesThem}
            </styled.p>
          )}
          <Field label={words.who} error={refused}>
            <SelectInput
              value={isKnown ? staffId : ''}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
                setRefused(undefined);
                setStaffId(currentTarget.value);
              }}
            >
              <option value="">{staff.status === 'failed' ? words.noStaff : words.choose}</option>
              {fitting.map(({ id, name }) => (
                <option key={id} value={id}>
                  {memberTitle({ name })}
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
