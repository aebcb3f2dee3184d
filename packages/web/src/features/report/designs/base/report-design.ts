import type { YearReport } from '@ykd/application/year-report';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import type { ReactNode } from 'react';

/** What a backdrop shows: the topic of its page, and `at`, its place in the story, 0 … 1. */
export interface BackdropProps {
  readonly topic: ReportTopic;
  readonly at: number;
}

/** What a drawing shows: a topic of a year. */
export interface DrawingProps {
  readonly topic: ReportTopic;
  readonly report: YearReport;
}

/** How a yearly report looks: its own world. All in it is decoration: the words of a page say the same. */
export interface ReportDesign {
  readonly name: ReportEditionName;
  /** Stands behind a page and fills its box. */
  readonly Backdrop: (props: BackdropProps) => ReactNode;
  /** The picture of a page: 320 × 240, as wide as its container, drawn from the data. */
  readonly Drawing: (props: DrawingProps) => ReactNode;
}
