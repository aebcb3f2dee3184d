import type { CampaignCheckIns } from '@ykd/application/check-in';
import { windowPhase, type WindowPhase } from '@ykd/domain/campaign';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';

/** Where a campaign stands on the day that the server says is today; the clock of a device may be wrong. */
export const phaseOf = ({ period, today }: Pick<CampaignCheckIns, 'period' | 'today'>): WindowPhase =>
  windowPhase(period, startOfShanghaiDay(dayIndexOf(today)));
