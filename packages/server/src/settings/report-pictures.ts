import { DEFAULT_REPORT_PICTURE_RULES, type ReportPictureRules } from '@ykd/application/report-picture';
import { DAY_MS } from '@ykd/domain/shared';
import type { z } from 'zod';
import { span } from './span.js';

/** What the environment may say of the pictures of reports. */
export const reportPicturesShape = {
  REPORT_PICTURE_DAYS: span(DAY_MS, 365, DEFAULT_REPORT_PICTURE_RULES.lifetimeMs),
};

type ReportPicturesEnvironment = z.output<z.ZodObject<typeof reportPicturesShape>>;

export const reportPicturesOf = ({
  REPORT_PICTURE_DAYS: lifetimeMs,
}: ReportPicturesEnvironment): ReportPictureRules => ({ lifetimeMs });
