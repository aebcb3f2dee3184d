import { ACTIVITY_KEYS, periodIssues, type DayWindow } from '@ykd/domain/campaign';
import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { ActivityPeriods } from '../ports/activity-periods.js';
import { securityEvent, type RecordDeps } from '../security/record.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { ActivityPeriod, ActivityPort } from './port.js';

export interface ActivityDeps extends AuthenticateDeps, RecordDeps {
  readonly activityPeriods: ActivityPeriods;
}

export const activityPort = (deps: ActivityDeps, context: CallerContext): ActivityPort => {
  const all = async (): Promise<readonly ActivityPeriod[]> => {
    const periods = await deps.activityPeriods.periods();
    return ACTIVITY_KEYS.map((key) => ({ key, ...periods[key] }));
  };
  return {
    periods: async () => {
      const caller = await requireCaller(deps, context);
      return caller.ok ? ok(await all()) : caller;
    },
    setPeriod: async ({ key, firstDay, lastDay }) => {
      const caller = await requireRight(deps, context, 'periods.set');
      if (!caller.ok) return caller;
      const period = { firstDay, lastDay };
      const issues = periodIssues(period);
      if (issues.length > 0) return err({ kind: 'invalid-input', issues });
      const trace = securityEvent(deps, context, {
        kind: 'periods',
        userId: caller.value.user.id,
        subject: key,
        detail: `${firstDay} ${lastDay}`,
      });
      const at = deps.clock.now();
      const what = { act: 'periods.set', subjectKind: 'period', subjectId: key, at } as const;
      const by = byStaff(caller.value);
      const audit = (before: DayWindow) => auditChange(by, what, before, period);
      await deps.activityPeriods.save({ key, period, at, trace, audit });
      return ok(await all());
    },
  };
};
