import { REPORT_COLOURS, type ReportColours } from '@ykd/application/year-report';
import type { ReportPicture } from '@ykd/application/ports';
import type { Pen } from '../pen.js';

/** What a picture is laid out with. */
export interface Sheet {
  readonly pen: Pen;
  readonly colours: ReportColours;
  readonly picture: ReportPicture;
  readonly width: number;
  readonly height: number;
}

/** The space at the sides, in pixels of the picture. */
export const MARGIN = 84;

/** A place in a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of the pictures of each report: the train goes through the night. */
export const coloursOf = ({ edition }: Pick<ReportPicture, 'edition'>): ReportColours =>
  REPORT_COLOURS[edition][edition === 'report2023' ? 'dark' : 'light'];
