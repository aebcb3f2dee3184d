import { profileTextIssues, schoolNameIssue, studentNoteIssue, studyDatesIssue } from '../member/index.js';
import { withLineFeeds, type Result } from '../shared/index.js';
import { bare, cellIssue, emailCell, genderCell, mobileCell, monthCell, namesCell } from './cells.js';
import { ROSTER_FIELDS, type RosterField, type RosterProfileField } from './fields.js';

/** Something to correct in a row: the `field` of the column it stands in, and a Chinese `message` with what to do. Beyond the Specification. */
export type RosterIssue = { readonly field: RosterField; readonly message: string };

/**
 * What a row says, cleaned; a field that is not there says nothing. `tags`: names; `classTeacher`: a username or a mobile.
 * Beyond the Specification.
 */
export type RosterValues = {
  readonly [K in Exclude<RosterField, 'tags'>]?: string;
} & { readonly tags?: readonly string[] };

/** A row with its `values`, which is what it says, and its `issues`: all that is wrong with it, a message a field at the most. Beyond the Specification. */
export type CleanedRow = { readonly values: RosterValues; readonly issues: readonly RosterIssue[] };

type Cleaned = Result<string, string>;

const text = (cell: string): Cleaned => ({ ok: true, value: bare(cell) });

const CLEAN: Readonly<Record<Exclude<RosterField, 'tags'>, (cell: string) => Cleaned>> = {
  mobile: mobileCell,
  name: text,
  gender: genderCell,
  email: emailCell,
  schoolName: text,
  major: text,
  schoolBeginDate: monthCell,
  schoolEndDate: monthCell,
  classTeacher: (cell) => text(cell.normalize('NFKC')),
  className: text,
  remark: (cell) => text(withLineFeeds(cell)),
};

/** What is wrong with values as a profile, which knows its own rules. */
const profileIssuesOf = (values: RosterValues): readonly RosterIssue[] => {
  const { schoolName, schoolBeginDate, schoolEndDate } = values;
  const school = schoolName === undefined ? undefined : schoolNameIssue(schoolName);
  const dates = studyDatesIssue(schoolBeginDate, schoolEndDate);
  return [
    ...profileTextIssues(values).map(({ field, message }) => ({
      field: field as RosterProfileField,
      message,
    })),
    ...(school === undefined ? [] : [{ field: 'schoolName' as const, message: school }]),
    ...(dates === undefined ? [] : [{ field: 'schoolEndDate' as const, message: dates }]),
  ];
};

/** One message a field: the first. */
const firstOfEach = (issues: readonly RosterIssue[]): readonly RosterIssue[] =>
  ROSTER_FIELDS.flatMap((field) => issues.find((issue) => issue.field === field) ?? []);

/**
 * Cleans a row: what each cell says, without the ways in which people and spreadsheets spoil it, and what is to be corrected
 * where that cannot be told. Beyond the Specification.
 *
 * @param cells - the row as it came
 * @param fields - what each column is, null for one that is left out
 */
export const cleanRow = (cells: readonly string[], fields: readonly (RosterField | null)[]): CleanedRow => {
  const values: Partial<Record<Exclude<RosterField, 'tags'>, string>> & { tags?: readonly string[] } = {};
  const issues: RosterIssue[] = [];
  fields.forEach((field, at) => {
    if (field === null) return;
    const cell = cells[at] ?? '';
    const broken = cellIssue(cell);
    if (broken !== undefined) {
      issues.push({ field, message: broken });
      return;
    }
    if (field === 'tags') {
      const names = namesCell(cell);
      if (names.length > 0) values.tags = names;
      return;
    }
    const cleaned = CLEAN[field](cell);
    if (!cleaned.ok) issues.push({ field, message: cleaned.error });
    else if (cleaned.value !== '') values[field] = cleaned.value;
  });
  if (values.mobile === undefined && !issues.some(({ field }) => field === 'mobile')) {
    issues.push({ field: 'mobile', message: '手机号必须填写' });
  }
  const note = values.remark === undefined ? undefined : studentNoteIssue(values.remark);
  if (note !== undefined) issues.push({ field: 'remark', message: note });
  return { values, issues: firstOfEach([...issues, ...profileIssuesOf(values)]) };
};
