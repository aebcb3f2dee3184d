import { err, ok } from '@ykd/domain/shared';
import { auditRetry, syncOperations } from '../account-sync/operations.js';
import { shownStates, syncViewOf } from '../account-sync/service.js';
import { byStaff } from '../audit/draft.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { mayCaller } from '../shared/rights.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent, type Reached } from '../student/reach.js';

interface Input {
  readonly userId: string;
}

/** The student, for those who may know of his accounts in other services. */
const reachAccounts = async (
  deps: StudentPageDeps,
  context: CallerContext,
  userId: string,
): Outcome<Reached, 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok || mayCaller(reached.value.caller, 'accounts.sync')) return reached;
  return err({ kind: 'forbidden' });
};

/** How a student's accounts in other services are. */
export const accounts = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['accounts']> => {
  const reached = await reachAccounts(deps, context, userId);
  return reached.ok ? ok((await shownStates(deps, userId)).map(syncViewOf)) : reached;
};

/** Has what did not reach another service tried again. */
export const retryAccounts = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['retryAccounts']> => {
  const reached = await reachAccounts(deps, context, userId);
  if (!reached.ok) return reached;
  const audit = auditRetry(byStaff(reached.value.caller), deps);
  return ok({ count: await syncOperations(deps).retry({ userId }, audit) });
};
