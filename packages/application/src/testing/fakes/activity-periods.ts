import { ACTIVITY_PERIODS, type ActivityKey, type DayWindow } from '@ykd/domain/campaign';
import { auditInto } from './audit-log.js';
import { traceInto } from './security-log.js';
import type { FakeWorld } from './world.js';
import type { ActivityPeriods } from '../../ports/activity-periods.js';

export interface FakeActivityPeriods extends ActivityPeriods {
  /** What staff set; the others are those of ACTIVITY_PERIODS. */
  readonly stored: Map<ActivityKey, DayWindow>;
}

/** Periods in memory: the defaults until a test sets others. */
export const fakeActivityPeriods = (world: Pick<FakeWorld, 'securityLog' | 'audit'>): FakeActivityPeriods => {
  const stored = new Map<ActivityKey, DayWindow>();
  return {
    stored,
    periods: async () => ({ ...ACTIVITY_PERIODS, ...Object.fromEntries(stored) }),
    save: async ({ key, period, trace, audit = () => [] }) => {
      const before = stored.get(key) ?? ACTIVITY_PERIODS[key];
      stored.set(key, period);
      if (trace !== undefined) traceInto(world, [trace]);
      auditInto(world, audit(before));
    },
  };
};
