import { editionYear, REPORT_EDITIONS, type ReportEditionName } from '@ykd/domain/report';
import { shanghaiDay } from '@ykd/domain/shared';
import { shownTo } from '../activity/shown.js';
import type { Activities } from '../ports/activities.js';
import type { Clock } from '../ports/clock.js';
import type { StudyLogs } from '../ports/study-logs.js';

export interface YearOfEditionDeps {
  readonly activities: Pick<Activities, 'showing' | 'belongings'>;
  readonly clock: Clock;
  readonly studyLogs: Pick<StudyLogs, 'hasStudied'>;
}

/** The year of which a report tells a member now. */
export const yearOfEdition = async (
  deps: YearOfEditionDeps,
  userId: string,
  edition: ReportEditionName,
): Promise<number> => {
  const now = deps.clock.now();
  const { reportPopup } = await shownTo(deps, userId, shanghaiDay(now));
  return editionYear(REPORT_EDITIONS[edition], now, reportPopup);
};
