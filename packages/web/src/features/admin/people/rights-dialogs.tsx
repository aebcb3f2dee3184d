import type { ErrorOf } from '@ykd/application/shared';
import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { hasRight, STAFF_ROLES } from '@ykd/domain/access';
import { issuesOf } from '@ykd/domain/member';
import { staffRightsIssue, successorMissingIssue } from '@ykd/domain/people';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { REASON, useAct, useCountsNow, type DialogProps } from './act-on-employee';
import { employeeName, useFindEmployees } from './employee-words';
import { RightsConflict } from './rights-conflict';
import { areSame, RightsFields, rightsInput, rightsOf, type RightsValues } from './rights-fields';

const words = people.employee;

/** Other rights, or, for somebody who left, rights to begin with again. It is about what was seen as it opened. */
export function RightsDialog({ employee, onClose }: DialogProps) {
  const { toasts } = useServices();
  const [seen, setSeen] = useState(employee);
  const [rights, setRights] = useState<RightsValues>(() => rightsOf(employee));
  const [other, setOther] = useState<ErrorOf<'changed-meanwhile'>>();
  const { id: userId, version, state } = seen;
  const isBack = state === 'left';
  const { queries, run, done } = useAct(userId, isBack ? words.cameBack : words.rightsSaved, onClose);
  const name = employeeName(employee);
  /** What somebody else made of it is seen from now on. */
  const goOn = ({ version: newest, now }: ErrorOf<'changed-meanwhile'>): void =>
    setSeen({ ...seen, version: newest, ...rightsOf(now) });
  const act = async (reason: string) => {
    const send = (at: number) => {
      const input = { userId, version: at, ...rightsInput(rights), reason };
      return run(() => (isBack ? queries.employee.comeBack(input) : queries.employee.setRights(input)));
    };
    const answer = await send(version);
    if (answer.ok || answer.error.kind !== 'changed-meanwhile') return answer;
    if (answer.error.now['state'] !== state) {
      // Who left or came back meanwhile is for another dialog than this one.
      toasts.commands.warning(words.otherState);
      onClose();
      return answer;
    }
    const theirs = rightsOf(answer.error.now);
    // Something else about him was changed.
    if (areSame(theirs, seen)) return send(answer.error.version);
    if (areSame(theirs, rights)) goOn(answer.error);
    else setOther(answer.error);
    return answer;
  };
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={isBack ? words.comeBackTitle(name) : words.rightsTitle(name)}
      text={isBack ? undefined : words.rightsText}
      confirmLabel={isBack ? words.comeBack : words.changeRights}
      tone="brand"
      length={REASON}
      fields={['role']}
      issues={() =>
        issuesOf([
          [
            'role',
            (other && blocks.conflict.first) ??
              staffRightsIssue({ role: rights.role ?? undefined, grants: rights.grants }) ??
              (!isBack && areSame(rights, seen) ? words.sameRights : undefined),
          ],
        ])
      }
      act={act}
      onDone={done}
    >
      {({ errors, forget }) =>
        other === undefined ? (
          <RightsFields
            values={rights}
            error={errors.fields['role']}
            onChange={(next) => {
              setRights(next);
              forget('role');
            }}
          />
        ) : (
          <RightsConflict
            base={rightsOf(seen)}
            mine={rights}
            other={other}
            error={errors.fields['role']}
            onResolve={(chosen) => {
              goOn(other);
              setRights(chosen);
              setOther(undefined);
              forget('role');
            }}
          />
        )
      }
    </ConfirmWithReason>
  );
}

/** The roles that see students; a grant alone is for other things. */
const WHO_SEES_STUDENTS = {
  role: `of:${STAFF_ROLES.filter((role) => hasRight({ role, grants: [] }, 'students.see')).join()}`,
};

/** Somebody stops working here. */
export function LeaveDialog({ employee, onClose }: DialogProps) {
  const { id: userId, version, role, grants } = employee;
  const { students, classes, sessions } = useCountsNow(employee);
  const { queries, run, done } = useAct(userId, words.left, onClose);
  const [successor, setSuccessor] = useState<ListedOption>();
  const find = useFindEmployees(userId, WHO_SEES_STUDENTS);
  const taken = grants.length + (role === null ? 0 : 1);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.leaveTitle(employeeName(employee))}
      text={words.leaveText}
      consequences={[
        { what: words.leaveGrants, count: words.items(taken) },
        { what: words.leaveSessions, count: words.devices(sessions) },
        ...(students > 0 ? [{ what: words.leaveStudents, count: words.studentCount(students) }] : []),
        ...(classes > 0 ? [{ what: words.leaveClasses, count: words.classCount(classes) }] : []),
      ]}
      confirmLabel={words.leave}
      length={REASON}
      fields={students + classes > 0 ? ['successorId'] : []}
      issues={() => issuesOf([['successorId', successorMissingIssue(students, successor?.id)]])}
      act={(reason) =>
        run(() =>
          queries.employee.leave({
            userId,
            version,
            reason,
            ...(successor === undefined ? {} : { successorId: successor.id }),
          }),
        )
      }
      onDone={done}
    >
      {({ errors, forget }) =>
        students + classes > 0 && (
          <PickerField
            label={words.successor}
            name="successorId"
            required={students > 0}
            error={errors.fields['successorId']}
            placeholder={blocks.picker.person}
            chosen={successor}
            onChoose={(next) => {
              setSuccessor(next);
              forget('successorId');
            }}
            find={find}
          />
        )
      }
    </ConfirmWithReason>
  );
}
