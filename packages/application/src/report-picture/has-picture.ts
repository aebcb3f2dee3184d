import { REPORT_EDITIONS, toldPages, type ReportEditionName } from '@ykd/domain/report';
import type { ReportPictureTopic } from '../ports/report-pictures.js';
import type { YearReport } from '../year-report/port.js';

/** Whether somebody's year has this picture: each of its pages has one, and a year with study has a poster. */
export const hasPicture = (
  edition: ReportEditionName,
  topic: ReportPictureTopic,
  { story, deeds }: Pick<YearReport, 'story' | 'deeds'>,
): boolean => {
  const told = toldPages(REPORT_EDITIONS[edition], story, deeds);
  return topic === 'poster' ? told.length > 0 : told.some((page) => page.topic === topic);
};
