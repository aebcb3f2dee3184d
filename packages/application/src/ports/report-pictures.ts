import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import type { YearReport } from '../year-report/port.js';

/** What a picture shows: a page of a report, or the poster, which tells the whole year. */
export type ReportPictureTopic = ReportTopic | 'poster';

/** How large pictures are, in pixels: that of a page, and the poster. */
export const REPORT_PICTURE_SIZES = {
  page: { width: 1080, height: 1440 },
  poster: { width: 1080, height: 1920 },
} as const;

/** How large the picture of a topic is. */
export const reportPictureSize = (
  topic: ReportPictureTopic,
): (typeof REPORT_PICTURE_SIZES)[keyof typeof REPORT_PICTURE_SIZES] =>
  REPORT_PICTURE_SIZES[topic === 'poster' ? 'poster' : 'page'];

/** What is drawn. */
export interface ReportPicture {
  readonly edition: ReportEditionName;
  readonly topic: ReportPictureTopic;
  /** A year with study. Without a name, nobody is named in the picture. */
  readonly report: YearReport;
  /** The address that its code leads to. */
  readonly link: string;
}

/** Draws the pictures of yearly reports. */
export interface ReportPictures {
  /**
   * A picture as PNG, of the size of its topic; the same each time. Text that no font of ours has is shown by a substitute; nothing
   * that a name or a title can be keeps it from being drawn. Drawn a few at a time and those of each owner in turn; throws
   * where too many wait.
   */
  draw(picture: ReportPicture, ownerId: string): Promise<Uint8Array>;
}
