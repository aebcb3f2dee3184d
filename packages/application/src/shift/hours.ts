import { err, ok, type Result } from '@ykd/domain/shared';
import { teamHoursIssues, type TeamHours } from '@ykd/domain/shift';
import { TEAM_HOURS_ID } from '../entities/shift.js';
import { changedMeanwhile } from '../people/changed.js';
import type { ErrorOf } from '../shared/errors.js';
import { tellOf, type Planning } from './planning.js';
import type { TeamHoursView } from './port.js';
import { auditedHours } from './words.js';

/** Other hours of the team. */
export const setHours = async (
  act: Planning,
  { version, hours }: { readonly version: number; readonly hours: TeamHours },
): Promise<Result<TeamHoursView, ErrorOf<'invalid-input' | 'changed-meanwhile'>>> => {
  const issues = teamHoursIssues(hours);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const before = await act.tx.shifts.hours();
  if (before !== undefined && before.version !== version)
    return changedMeanwhile(act.tx, before, { ...auditedHours(before.hours) });
  const stamp = { changedBy: act.caller.user.id, changedAt: act.at };
  const after = { id: TEAM_HOURS_ID, hours, version: (before?.version ?? 0) + 1, ...stamp };
  await act.tx.shifts.putHours(after);
  const was = before && auditedHours(before.hours);
  await tellOf(act, 'shifts.hours', null, [was, auditedHours(hours)]);
  return ok({ hours, version: after.version });
};
