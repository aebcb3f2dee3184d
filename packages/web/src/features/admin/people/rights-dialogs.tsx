import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { hasRight, STAFF_ROLES } from '@ykd/domain/access';
import { issuesOf } from '@ykd/domain/member';
import { staffRightsIssue, successorMissingIssue } from '@ykd/domain/people';
import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { PickerField } from '../blocks/picker-field';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { REASON, useAct, useCountsNow, type DialogProps } from './act-on-employee';
import { employeeName, useFindEmployees } from './employee-words';
import { areSame, RightsFields, rightsInput } from './rights-fields';

const words = people.employee;

/** Other rights, or, for somebody who left, rights to begin with again. */
export function RightsDialog({ employee, onClose }: DialogProps) {
  const { id: userId, version, state } = employee;
  const isBack = state === 'left';
  const { queries, run, done } = useAct(userId, isBack ? words.cameBack : words.rightsSaved, onClose);
  const [rights, setRights] = useState({ role: employee.role, grants: employee.grants });
  const name = employeeName(employee);
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
            staffRightsIssue({ role: rights.role ?? undefined, grants: rights.grants }) ??
              (!isBack && areSame(rights, employee) ? words.sameRights : undefined),
          ],
        ])
      }
      act={(reason) =>
        run(() =>
          isBack
            ? queries.employee.comeBack({ userId, version, ...rightsInput(rights), reason })
            : queries.employee.setRights({ userId, version, ...rightsInput(rights), reason }),
        )
      }
      onDone={done}
    >
      {({ errors, forget }) => (
        <RightsFields
          values={rights}
          error={errors.fields['role']}
          onChange={(next) => {
            setRights(next);
            forget('role');
          }}
        />
      )}
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
  const { students, sessions } = useCountsNow(employee);
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
      ]}
      confirmLabel={words.leave}
      length={REASON}
      fields={students > 0 ? ['successorId'] : []}
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
        students > 0 && (
          <PickerField
            label={words.successor}
            name="successorId"
            required
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
