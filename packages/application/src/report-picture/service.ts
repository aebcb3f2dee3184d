import { REPORT_EDITIONS, type ReportEditionName } from '@ykd/domain/report';
import { err, ok } from '@ykd/domain/shared';
import { reportPictureSize } from '../ports/report-pictures.js';
import type { Secrets } from '../ports/secrets.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { YearReportDeps } from '../year-report/service.js';
import { tellYear } from '../year-report/tell-year.js';
import { REPORT_PICTURE_PATH, type ReportPicturePort, type ReportPictureRules } from './port.js';
import { nameMark } from './name-mark.js';
import { pictureText } from './picture-words.js';
import { sealPictureToken } from './token.js';
import { hasPicture } from './has-picture.js';

export type ReportPictureDeps = YearReportDeps & {
  readonly secrets: Pick<Secrets, 'seal' | 'digest'>;
  readonly reportPictureRules: ReportPictureRules;
};

/** Whether a report ever tells of a year: its own, or any for the report of the latest one, which told each when it was that. */
const tellsOf = (edition: ReportEditionName, year: number): boolean =>
  (REPORT_EDITIONS[edition].year ?? year) === year;

/** Pictures of yearly reports, for one caller: those of his own. */
export const reportPicturePort = (deps: ReportPictureDeps, context: CallerContext): ReportPicturePort => ({
  address: async ({ edition, year, topic, hidesName }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user } = caller.value;
    if (!tellsOf(edition, year)) return err({ kind: 'entity-not-found' });
    const told = await tellYear(deps, user, year);
    if (!hasPicture(edition, topic, told)) return err({ kind: 'entity-not-found' });
    const name = hidesName ? null : told.name;
    const until = deps.clock.now() + deps.reportPictureRules.lifetimeMs;
    const token = sealPictureToken(deps.secrets, {
      userId: user.id,
      edition,
      year,
      topic,
      nameMark: name === null ? null : nameMark(deps.secrets, name),
      until,
    });
    return ok({
      path: `${REPORT_PICTURE_PATH}/${encodeURIComponent(token)}`,
      until,
      says: pictureText({ ...told, name }, topic),
      ...reportPictureSize(topic),
    });
  },
});
