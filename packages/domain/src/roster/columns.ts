import { bare, emailCell, genderCell, mobileCell } from './cells.js';
import type { RosterLine } from './delimited.js';
import { ROSTER_FIELDS, ROSTER_TITLES, type RosterField } from './fields.js';

/** What else each column is called, as {@link titleKey} makes it. */
const SYNONYMS: Readonly<Record<RosterField, string>> = {
  mobile:
    '手机 手机号码 电话 电话号码 联系电话 联系方式 移动电话 学员手机 学员手机号 本人电话 mobile phone tel',
  name: '名字 学员姓名 学生姓名 真实姓名 学员 学生 name',
  gender: 'gender sex',
  email: '电子邮箱 电子邮件 邮件 邮箱地址 email mail',
  schoolName: '学校名称 毕业院校 院校 就读学校 大学 高校 school university',
  major: '专业名称 所学专业 就读专业 major',
  schoolBeginDate: '入学年份 入学日期 入学年月 年级',
  schoolEndDate: '毕业年份 毕业日期 毕业年月 届',
  tags: '学员标签 标记 tag tags',
  className: '班级名称 所在班级 班次 class',
  classTeacher: '班主任账号 班主任手机 班主任手机号 负责老师 老师',
  remark: '说明 备注信息 备注说明 note remark comment',
};

/** A title without what does not tell titles apart: case, width, spaces, marks, and what stands in brackets. */
const titleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[(【[].*?[)】\]]/g, '')
    .replaceAll(/[\s*_:：.\-/\\\u200B-\u200D\uFEFF]/g, '');

const FIELD_OF: ReadonlyMap<string, RosterField> = new Map(
  ROSTER_FIELDS.flatMap((field) =>
    [ROSTER_TITLES[field], ...SYNONYMS[field].split(' ')].map((title): [string, RosterField] => [
      titleKey(title),
      field,
    ]),
  ),
);

/**
 * What a column is by its title: 手机号, １手机 and `Phone *` alike, whatever their width, case, marks and brackets;
 * `undefined` for a title that is not known. Beyond the Specification.
 */
export const rosterFieldOf = (title: string): RosterField | undefined => FIELD_OF.get(titleKey(title));

/** How a column was recognised: by its title, by what stands in it, or not at all. Beyond the Specification. */
export type RosterColumnWay = 'title' | 'content' | 'none';

/**
 * The columns of a roster: `header` is the row of the titles, counted from 1, 0 where there is none; `titles` has one for each
 * column; `fields` says what each is, null for one that is left out, and `ways` how that was recognised. Beyond the Specification.
 */
export type RosterColumns = {
  readonly header: number;
  readonly titles: readonly string[];
  readonly fields: readonly (RosterField | null)[];
  readonly ways: readonly RosterColumnWay[];
};

/** So many rows at the top are looked through for titles, and so many below for what stands in a column. */
const [HEADER_ROWS, SAMPLE_ROWS] = [10, 50];

/** The share of cells, in percent, from which on a column is what they are. */
const SURE = 60;

/** What can be told by what stands in a column. */
const CONTENTS: readonly (readonly [RosterField, (cell: string) => { readonly ok: boolean }])[] = [
  ['mobile', mobileCell],
  ['email', emailCell],
  ['gender', genderCell],
];

/** How many titles of a row are known, no matter how often. */
const knownIn = ({ cells }: RosterLine): number =>
  new Set(cells.flatMap((cell) => rosterFieldOf(cell) ?? [])).size;

/** The row of the titles: the first of those at the top that know the most, at least two of them or nothing else. */
const headerOf = (lines: readonly RosterLine[]): RosterLine | undefined => {
  const top = lines.slice(0, HEADER_ROWS);
  const most = Math.max(0, ...top.map(knownIn));
  const found = top.find((line) => knownIn(line) === most);
  const filled = found?.cells.filter((cell) => bare(cell) !== '').length;
  return most >= 2 || (most === 1 && filled === 1) ? found : undefined;
};

/** What the cells of a column are, where that can be told. */
const contentOf = (cells: readonly string[]): RosterField | undefined => {
  const filled = cells.filter((cell) => bare(cell) !== '');
  return CONTENTS.find(
    ([, clean]) =>
      filled.length > 0 && filled.filter((cell) => clean(cell).ok).length * 100 >= filled.length * SURE,
  )?.[0];
};

/**
 * Recognises the columns of a roster by their titles and, for mobiles, addresses and genders, by what stands in them: where a
 * title stands above other things and its own stand elsewhere, as in a sheet whose columns were moved, what stands there
 * counts. No field is said by two columns: the first counts. Beyond the Specification.
 *
 * @param lines - all rows, those with titles among them
 */
export const rosterColumns = (lines: readonly RosterLine[]): RosterColumns => {
  const header = headerOf(lines);
  const body = header === undefined ? lines : lines.slice(lines.indexOf(header) + 1);
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = Array.from({ length: width }, (_, at) => at);
  const contents = places.map((at) =>
    contentOf(body.slice(0, SAMPLE_ROWS).map(({ cells }) => cells[at] ?? '')),
  );
  const titled = places.map((at) => rosterFieldOf(header?.cells[at] ?? ''));
  // What can be told by its content is told by it, wherever a column has it.
  const isByContent = (field: RosterField | undefined): boolean =>
    field !== undefined && contents.includes(field);
  const taken = new Set<RosterField>();
  const take = (field: RosterField | undefined): RosterField | null => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  // A column that is called what it is comes before one that only looks like it.
  const own = places.map((at) =>
    contents[at] !== undefined && contents[at] === titled[at] ? take(contents[at]) : null,
  );
  const fields = places.map((at): RosterField | null => {
    const named = own[at] ?? null;
    if (named !== null) return named;
    if (contents[at] !== undefined) {
      const found = take(contents[at]);
      if (found !== null) return found;
    }
    return isByContent(titled[at]) ? null : take(titled[at]);
  });
  return {
    header: header?.number ?? 0,
    titles: places.map((at) => bare(header?.cells[at] ?? '') || `第 ${at + 1} 列`),
    fields,
    ways: places.map((at) =>
      fields[at] === null ? 'none' : fields[at] === titled[at] ? 'title' : 'content',
    ),
  };
};

/**
 * The Chinese message when columns cannot be what somebody says that they are, `undefined` when they can: one of them is the
 * mobile, no field is said by two, and none is the class where all students come into one. Beyond the Specification.
 *
 * @param fields - what each column is
 * @param classId - the class that all of them come into; null: none
 */
export const rosterMappingIssue = (
  fields: readonly (RosterField | null)[],
  classId: string | null = null,
): string | undefined => {
  const said = fields.filter((field) => field !== null);
  if (!said.includes('mobile')) return '请选择哪一列是手机号';
  if (classId !== null && said.includes('className')) return '已经选了全部放进一个班，“班级”一列请选“不导入”';
  const twice = said.find((field, at) => said.indexOf(field) !== at);
  return twice === undefined ? undefined : `有两列都是“${ROSTER_TITLES[twice]}”，请只留一列`;
};
