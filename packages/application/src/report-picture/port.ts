import { REPORT_EDITIONS, type ReportEditionName } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import type { ReportPictureTopic } from '../ports/report-pictures.js';
import type { Outcome } from '../shared/outcome.js';

/** Under which the pictures are; behind it their tokens. */
export const REPORT_PICTURE_PATH = '/api/report/picture';

/** How long the address of a picture lasts, ms. */
export interface ReportPictureRules {
  readonly lifetimeMs: number;
}

/** Thirty days: long enough for whoever opens a talk again, short enough for what somebody would rather not have shared. */
export const DEFAULT_REPORT_PICTURE_RULES: ReportPictureRules = { lifetimeMs: 30 * DAY_MS };

/** What there are pictures of, the poster first. */
export const REPORT_PICTURE_TOPICS: readonly ReportPictureTopic[] = [
  'poster',
  ...new Set(
    Object.values(REPORT_EDITIONS).flatMap(({ pages }) =>
      pages.map(({ topic }): ReportPictureTopic => topic),
    ),
  ),
];

/** Which picture is wanted. */
export interface ReportPictureInput {
  readonly edition: ReportEditionName;
  /** The year that the report tells to whoever asks: the page that he sees may be older than what it tells now. */
  readonly year: number;
  readonly topic: ReportPictureTopic;
  /** Whether it names nobody. */
  readonly hidesName: boolean;
}

/** Where a picture is, and what it says. */
export interface ReportPictureAddress {
  /** For whoever has it, without a login. */
  readonly path: string;
  /** Until when, epoch ms. */
  readonly until: number;
  /** What the picture says, for whoever does not see it. */
  readonly says: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of yearly reports that members share. Beyond the Specification. */
export interface ReportPicturePort {
  /**
   * The address of a picture of the caller's own report, of the year asked for and of no other; `entity-not-found` for a page that his
   * year does not have, and for a year of which another report tells.
   */
  address(input: ReportPictureInput): Outcome<ReportPictureAddress, 'not-logged-in' | 'entity-not-found'>;
}
