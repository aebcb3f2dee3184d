import { adminStudentPath } from './admin-paths.js';

/** The report of a year, four digits, that a student lets his class teacher see. Beyond the Specification. */
export const adminStudentReportPath = (userId: string, year: number): string =>
  `${adminStudentPath(userId)}/report/${year}`;
