import { useQuery } from '@ykd/adapters-ui/react';
import type { EmployeeView } from '@ykd/application/employee';
import type { AppError } from '@ykd/application/shared';
import { PEOPLE_REASON_MAX } from '@ykd/domain/people';
import { err, ok, type Result } from '@ykd/domain/shared';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { usePeople } from './people-queries';

/** How long a reason has to be; the rule asks for one at all. */
export const REASON = { min: 2, max: PEOPLE_REASON_MAX } as const;

/** The first issue, whatever it is about: of what stands in no field of the dialog, too. */
const firstIssue = <T>(answer: Result<T, AppError>): Result<T, AppError> =>
  answer.ok || answer.error.kind !== 'invalid-input'
    ? answer
    : err({ ...answer.error, issues: answer.error.issues.slice(0, 1) });

export type DialogProps = { employee: EmployeeView; onClose: () => void };

/** Runs an act about somebody and shows what it made of him. */
export const useAct = (userId: string, success: string, onClose: () => void) => {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  return {
    queries,
    run: async (act: () => Promise<Result<EmployeeView, AppError>>) => {
      const answer = firstIssue(await queries.one.change(userId, act, (_before, now) => now));
      // Somebody else's change is shown behind the dialog, and the next try is about that.
      if (!answer.ok && answer.error.kind === 'changed-meanwhile') queries.outdate(userId);
      if (!answer.ok) queries.counts.outdate((id) => id === userId);
      return answer.ok ? ok(undefined) : answer;
    },
    done: () => {
      queries.outdate(userId);
      commands.success(success);
      onClose();
    },
  };
};

/**
 * How many devices and students somebody has, asked for again as a dialog opens. What stands in the detail behind it stays as
 * it is: somebody may be writing there.
 */
export const useCountsNow = (
  employee: EmployeeView,
): Pick<EmployeeView, 'classes' | 'sessions' | 'students'> => {
  const { counts } = usePeople();
  const { id: userId } = employee;
  useEffect(() => counts.outdate((id) => id === userId), [counts, userId]);
  return useQuery(counts, userId).value ?? employee;
};
