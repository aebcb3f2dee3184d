import type { MemberRepository } from '../ports/member-repository.js';
import type { ReportPictures } from '../ports/report-pictures.js';
import type { Secrets } from '../ports/secrets.js';
import { tellYear, type TellYearDeps } from '../year-report/tell-year.js';
import type { ProductsOnSaleDeps } from '../shelf/products-on-sale.js';
import { courseLink } from './course-link.js';
import { isMarkOf } from './name-mark.js';
import { openPictureToken } from './token.js';
import { hasPicture } from './has-picture.js';

/** A picture of a report as PNG, and how much longer its address lasts, ms. */
export interface OpenedPicture {
  readonly png: Uint8Array;
  readonly leftMs: number;
}

/** The pictures of reports: for whoever has the address of one, which is sealed and ends. */
export interface ReportPictureFeed {
  /**
   * The picture behind a token; undefined where it is not one of ours, its time is over, or there is nothing to show any more.
   *
   * @param token - that of its address
   * @param origin - the origin of this site, for the code in the picture
   */
  read(token: string, origin: string): Promise<OpenedPicture | undefined>;
}

export interface ReportPictureFeedDeps extends TellYearDeps, ProductsOnSaleDeps {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly reportPictures: ReportPictures;
  readonly secrets: Pick<Secrets, 'open' | 'digest' | 'olderDigests'>;
}

/** Pictures that are drawn anew each time they are asked for; nothing is kept. */
export const createReportPictureFeed = (deps: ReportPictureFeedDeps): ReportPictureFeed => ({
  read: async (token, origin) => {
    const opened = openPictureToken(deps.secrets, token, deps.clock.now());
    if (opened === undefined) return undefined;
    const { userId, edition, topic, year, nameMark, until } = opened;
    const user = await deps.members.findById(userId);
    if (user === undefined) return undefined;
    const told = await tellYear(deps, user, year);
    // What was deleted meanwhile, such as the notes of that year, is told no more.
    if (!hasPicture(edition, topic, told)) return undefined;
    const { name } = told;
    // The name that its owner shared, or none: he was not asked for another one.
    const isShared = name !== null && nameMark !== null && isMarkOf(deps.secrets, nameMark, name);
    const report = { ...told, name: isShared ? name : null };
    const link = `${origin}${await courseLink(deps, told.story)}`;
    const png = await deps.reportPictures.draw({ edition, topic, report, link }, userId);
    // Drawing takes its time, too.
    return { png, leftMs: Math.max(0, until - deps.clock.now()) };
  },
});
