import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckBox, type ListedOption } from '@ykd/adapters-ui/widgets';
import type { BulkReport } from '@ykd/application/staff-list';
import type { ClassPage } from '@ykd/application/school-class';
import { reachOf } from '@ykd/domain/access';
import { CLASS_REASON_MAX } from '@ykd/domain/school-class';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { PickerField } from '../blocks/picker-field';
import { memberTitle } from '../member-title';
import { classes as words } from '../messages/zh-CN/classes';
import { useStudentQueries } from '../queries/student-list-queries';
import { useClassQueries } from '../queries/class-queries';
import { useFindClasses } from '../queries/find-classes';

/** So many are found by a search. */
const FOUND = 10;

const LENGTH = { min: 1, max: CLASS_REASON_MAX };

const { members } = words;

/** What was done, where all of it was; otherwise the report is shown. */
const useReport = (onReport: (report: BulkReport) => void) => {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  return (report: BulkReport): void => {
    queries.outdate();
    // There is no way back but the act the other way round.
    if (report.skipped + report.failed > 0) onReport({ ...report, batch: null });
    else commands.success(members.done(report.done));
  };
};

type DialogProps = {
  one: ClassPage;
  onClose: () => void;
  onReport: (report: BulkReport) => void;
  onDone: () => void;
};

/** Puts students into a class, one after the other found by a search. */
export function AddDialog({ one, onClose, onReport, onDone }: DialogProps) {
  const { schoolClass } = useClassQueries();
  const students = useStudentQueries();
  const told = useReport(onReport);
  const [chosen, setChosen] = useState<readonly ListedOption[]>([]);
  const [report, setReport] = useState<BulkReport>();
  const find = async (text: string): Promise<readonly ListedOption[]> => {
    const found = await students.find(text, FOUND);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.list.map(({ id, name = null, mobile = '' }) => ({
      id,
      title: memberTitle({ name, mobile }),
      note: mobile,
    }));
  };
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={members.add}
      text={members.addText}
      confirmLabel={members.add}
      tone="brand"
      length={LENGTH}
      fields={['studentIds']}
      issues={() => (chosen.length === 0 ? [{ field: 'studentIds', message: members.whoFirst }] : [])}
      act={async (reason) => {
        const studentIds = chosen.map(({ id }) => id);
        const answer = await schoolClass.addMembers({ classId: one.id, studentIds, reason });
        if (answer.ok) setReport(answer.value);
        if (answer.ok) told(answer.value);
        return answer;
      }}
      onDone={() => {
        if (report?.done !== 0) onDone();
        onClose();
      }}
    >
      {({ errors, forget }) => (
        <div>
          <PickerField
            label={members.who}
            name="studentIds"
            hint={members.whoHint}
            error={errors.fields['studentIds']}
            chosen={undefined}
            find={find}
            onChoose={(option) => {
              forget('studentIds');
              if (option && !chosen.some(({ id }) => id === option.id)) setChosen([...chosen, option]);
            }}
          />
          {chosen.length > 0 && (
            <styled.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" marginTop="2">
              {chosen.map(({ id, title }) => (
                <li key={id}>
                  <Button
                    type="button"
                    size="sm"
                    variant="outline"
                    aria-label={members.drop(title)}
                    onClick={() => setChosen(chosen.filter((other) => other.id !== id))}
                  >
                    {title} ×
                  </Button>
                </li>
              ))}
            </styled.ul>
          )}
        </div>
      )}
    </ConfirmWithReason>
  );
}

function EndsCare({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const label = reachOf(me, 'students.assign') === 'none' ? members.endsOwnCare : members.endsCare;
  return <CheckBox label={label} isChecked={isChecked} onChange={onChange} />;
}

/** Takes students out of a class. */
export function RemoveDialog({
  one,
  studentIds,
  onClose,
  onReport,
  onDone,
}: DialogProps & { studentIds: readonly string[] }) {
  const { schoolClass } = useClassQueries();
  const told = useReport(onReport);
  const [endsCare, setEndsCare] = useState(true);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={members.remove}
      text={members.removeText(studentIds.length)}
      confirmLabel={members.remove}
      length={LENGTH}
      act={async (reason) => {
        const answer = await schoolClass.removeMembers({ classId: one.id, studentIds, reason, endsCare });
        if (answer.ok) told(answer.value);
        return answer;
      }}
      onDone={() => {
        onDone();
        onClose();
      }}
    >
      <EndsCare isChecked={endsCare} onChange={setEndsCare} />
    </ConfirmWithReason>
  );
}

/** Moves students into another class. */
export function MoveDialog({
  one,
  studentIds,
  onClose,
  onReport,
  onDone,
}: DialogProps & { studentIds: readonly string[] }) {
  const queries = useClassQueries();
  const told = useReport(onReport);
  const [endsCare, setEndsCare] = useState(true);
  const [to, setTo] = useState<ListedOption>();
  const findAll = useFindClasses();
  const find = async (text: string) => (await findAll(text)).filter(({ id }) => id !== one.id);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={members.move}
      text={members.moveText(studentIds.length)}
      confirmLabel={members.move}
      tone="brand"
      length={LENGTH}
      fields={['toClassId']}
      issues={() => (to === undefined ? [{ field: 'toClassId', message: members.toFirst }] : [])}
      act={async (reason) => {
        const toClassId = to?.id ?? '';
        const answer = await queries.schoolClass.moveMembers({
          classId: one.id,
          studentIds,
          toClassId,
          reason,
          endsCare,
        });
        if (answer.ok) told(answer.value);
        return answer;
      }}
      onDone={() => {
        onDone();
        onClose();
      }}
    >
      {({ errors, forget }) => (
        <>
          <PickerField
            label={members.to}
            name="toClassId"
            error={errors.fields['toClassId']}
            chosen={to}
            find={find}
            onChoose={(option) => {
              forget('toClassId');
              setTo(option);
            }}
          />
          <EndsCare isChecked={endsCare} onChange={setEndsCare} />
        </>
      )}
    </ConfirmWithReason>
  );
}
