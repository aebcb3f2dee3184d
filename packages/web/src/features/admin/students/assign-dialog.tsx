import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput } from '@ykd/adapters-ui/widgets';
import type { BulkReport } from '@ykd/application/staff-list';
import { CARE_ACTS, fitsAct, type CareAct, type StudentFilter } from '@ykd/application/student';
import { reachOf } from '@ykd/domain/access';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { BulkReportDialog } from '../blocks/bulk-report';
import { useUndo } from '../blocks/undo-toast';
import { memberTitle } from '../member-title';
import { students } from '../messages/zh-CN/students';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { targetOf } from '../table/target-of';
import { useStudentQueries } from '../queries/student-list-queries';

const { assign: words } = students;

/** What there is to say where no report came: without an answer nobody knows what the server did. */
const issueOf = (cause: unknown): string =>
  cause instanceof RequestError && cause.status === undefined
    ? words.unsure
    : (wordsForReaders(cause) ?? words.failed);

/** Puts chosen students into somebody's care: asks who and how, then says what became of each of them. */
export function AssignDialog({
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
  const { carers, assign, undoAssign } = useStudentQueries();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  const staff = useQuery(carers, undefined, open);
  const { offer, takeBack, withdraw } = useUndo(undoAssign);
  const [act, setAct] = useState<CareAct>('classTeacher');
  const [staffId, setStaffId] = useState('');
  const [refused, setRefused] = useState<string>();
  const [report, setReport] = useState<BulkReport>();
  const isDone = useRef(false);
  const fitting = (staff.value ?? []).filter(({ role }) => fitsAct(act, role));
  const isKnown = fitting.some(({ id }) => id === staffId);
  const total = chosenCount(choice, count.count);
  const isAnother = isKnown && staffId !== ownId;
  const losesThem = act === 'classTeacher' && isAnother && reachOf(me, 'students.see') === 'own';

  useEffect(() => {
    if (!isDone.current || open || report !== undefined) return;
    isDone.current = false;
    // Once the focus is back on the button, which goes with what was chosen: it has to go on from there to the rows.
    queueMicrotask(done);
  }, [open, report, done]);

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
    const { batch, done: changed, skipped, failed } = answer.value;
    // What changed nothing leaves the act before it the last one.
    if (batch !== null) withdraw();
    // The report offers the way back itself.
    if (skipped + failed > 0) setReport(answer.value);
    else if (batch !== null) offer(words.done[act](changed), batch);
    isDone.current = true;
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
        onError={(cause) => setRefused(issueOf(cause))}
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
      {/* Not before the question has gone: of two that are open, the first to go would let the page out. */}
      <BulkReportDialog
        report={open ? undefined : report}
        onClose={() => setReport(undefined)}
        onUndo={takeBack}
      />
    </>
  );
}
