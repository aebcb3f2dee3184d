import { cleanRow, type RosterIssue, type RosterValues } from './clean.js';
import type { RosterLine } from './delimited.js';
import { ROSTER_PROFILE_FIELDS, type RosterField, type RosterProfileField } from './fields.js';

/**
 * A class that a roster may bring students into, with its id, name and type (`typeId`): `refusal` says why it takes nobody whatever its seats,
 * null: it does; `free` is how many more it takes, Infinity: as many as come. Beyond the Specification.
 */
export type RosterClass = {
  readonly id: string;
  readonly name: string;
  readonly typeId: string;
  readonly refusal: 'archived' | 'ended' | null;
  readonly free: number;
};

/** A student who has one of the mobiles of a roster, as he is now, with his id. Beyond the Specification. */
export type RosterStudent = {
  readonly id: string;
  /** Whether whoever imports may change him: he is a student, and one of those that he reaches. */
  readonly isReached: boolean;
  /** What his profile says; what is missing is empty. */
  readonly profile: { readonly [K in RosterProfileField]?: string | undefined };
  /** The ids of his tags. */
  readonly tagIds: readonly string[];
  /** The id of his class teacher; null where he has none. */
  readonly teacherId: string | null;
  /** The texts of the notes that stand about him. */
  readonly notes: readonly string[];
  /** The classes that he is in and that are not over. */
  readonly classes: readonly Pick<RosterClass, 'id' | 'name' | 'typeId'>[];
};

/** All that rows are judged by, beside themselves: the `students` by their mobiles, tags, teachers and classes. Beyond the Specification. */
export type RosterWorld = {
  readonly students: ReadonlyMap<string, RosterStudent>;
  /** The tags that there are, by name; null where several are called so. */
  readonly tags: ReadonlyMap<string, string | null>;
  /**
   * Those who can be class teachers, each with an id and a name, by what a row may call them, in small letters: the mobile, the
   * username, or the name; null where several are called so.
   */
  readonly teachers: ReadonlyMap<string, { readonly id: string; readonly name: string } | null>;
  /** The classes that whoever imports looks after, of those that the roster names. */
  readonly classes: readonly RosterClass[];
  /** Whether whoever imports may say who looks after students. */
  readonly mayAssign: boolean;
};

/**
 * One thing that a row changes about a student: its `field` from `old` (null: nothing) to `now`. `kept`: it does not, for there is
 * something already and the column was not said to take its place. Beyond the Specification.
 */
export type RosterChange = {
  readonly field: RosterField;
  readonly old: string | null;
  readonly now: string;
  readonly kept: boolean;
};

/** What becomes of a row: see {@link judgeRoster}. Beyond the Specification. */
export type RosterVerdict = 'new' | 'changed' | 'same' | 'faulty' | 'skipped';

/** A row as it is to be judged; `isSkipped`: it is left out. Beyond the Specification. */
export type RosterRow = RosterLine & { readonly isSkipped: boolean };

/**
 * A row with its verdict: its `number` is counted from 1; `issues` are to be corrected, `changes` are what it does, `values` what
 * it says; `teacherId` names who becomes the class teacher, null where nobody does. Beyond the Specification.
 */
export type JudgedRow = {
  readonly number: number;
  readonly verdict: RosterVerdict;
  readonly issues: readonly RosterIssue[];
  readonly changes: readonly RosterChange[];
  readonly values: RosterValues;
  /** Whom it changes; null for a new student, and where it changes nobody. */
  readonly studentId: string | null;
  readonly teacherId: string | null;
  /** The ids of the tags that it gives. */
  readonly tagIds: readonly string[];
  /** Into which class it brings him; null: into none. */
  readonly classId: string | null;
};

/** What a roster was said to be: the `fields` of its columns, null for one that is left out. Beyond the Specification. */
export type RosterPlan = {
  readonly fields: readonly (RosterField | null)[];
  /** The columns that take the place of what is there. */
  readonly overwrites: readonly RosterField[];
  /** The class that all of them come into; null: that which a column names, or none. */
  readonly classId: string | null;
};

/** A student who is told of by nobody that may not know him. */
const NOT_REACHED = '这个手机号不能由你导入：已有的学员要在你名下，员工不能当学员导入';

/** The numbers of the rows that say each mobile, those that are left out not counted. */
const rowsByMobile = (rows: readonly { readonly number: number; readonly mobile: string | undefined }[]) => {
  const known = new Map<string, number[]>();
  for (const { number, mobile } of rows) {
    if (mobile === undefined) continue;
    const same = known.get(mobile);
    if (same === undefined) known.set(mobile, [number]);
    else same.push(number);
  }
  return known;
};

/** So many of the others who say the same mobile are named; of more it is said how many they are. */
const TWINS_NAMED = 3;

/** What a row is told of those that say its mobile, itself among them; undefined where it is alone. */
const twinsIssue = (number: number, twins: readonly number[]): string | undefined => {
  const named = twins
    .slice(0, TWINS_NAMED + 1)
    .filter((twin) => twin !== number)
    .slice(0, TWINS_NAMED);
  if (named.length === 0) return undefined;
  const more = twins.length - 1 - named.length;
  const others = more === 0 ? '行' : `行和另外 ${more} 行`;
  return `与第 ${named.join('、')} ${others}的手机号相同，请改正，或只留一行`;
};

/** What a row says of a profile, beside what is there. */
const profileChanges = (
  values: RosterValues,
  student: RosterStudent | undefined,
  overwrites: RosterPlan['overwrites'],
): readonly RosterChange[] =>
  ROSTER_PROFILE_FIELDS.flatMap((field) => {
    const now = values[field];
    const old = student?.profile[field] || null;
    if (now === undefined || now === old) return [];
    return [{ field, old, now, kept: old !== null && !overwrites.includes(field) }];
  });

/** The tags that a row gives and a student has not: their ids, and the names of those that there are not. */
const tagsOf = (names: readonly string[], world: RosterWorld, has: readonly string[]) => {
  const known = names.map((name) => ({ name, id: world.tags.get(name) }));
  return {
    given: known.flatMap(({ name, id }) =>
      id === undefined || id === null || has.includes(id) ? [] : [{ id, name }],
    ),
    issues: known.flatMap(({ name, id }) => {
      if (id === undefined) return [`没有叫“${name}”的标签`];
      return id === null ? [`有几个标签都叫“${name}”`] : [];
    }),
  };
};

/** Who is to be class teacher, by how a row calls him. */
const teacherOf = (account: string | undefined, { teachers, mayAssign }: RosterWorld) => {
  if (account === undefined) return { teacher: undefined, issue: undefined };
  if (!mayAssign) return { teacher: undefined, issue: '你不能分配班主任，请去掉这一列' };
  const teacher = teachers.get(account.toLowerCase());
  if (teacher === null)
    return { teacher: undefined, issue: `有几位班主任都叫“${account}”，请写用户名或手机号` };
  return {
    teacher,
    issue: teacher === undefined ? `没有叫“${account}”的班主任：写姓名、用户名或手机号` : undefined,
  };
};

const REFUSALS = { archived: '已经归档', ended: '已经结课' } as const;

/** The classes by what brings rows into them: the id of the one for all of them, or the name that a row says. */
type ClassesByKey = ReadonlyMap<string, readonly RosterClass[]>;

const classesByKey = ({ classId }: RosterPlan, { classes }: RosterWorld): ClassesByKey => {
  const known = new Map<string, RosterClass[]>();
  for (const one of classes) {
    const key = classId === null ? one.name : one.id;
    const same = known.get(key);
    if (same === undefined) known.set(key, [one]);
    else same.push(one);
  }
  return known;
};

/** Which class a row names, or all rows come into, or why there is none; nothing where none is named. */
const namedClass = (
  name: string | undefined,
  { classId }: RosterPlan,
  classes: ClassesByKey,
): { readonly found?: RosterClass; readonly issue?: string } => {
  const key = classId ?? name;
  if (key === undefined) return {};
  const found = classes.get(key) ?? [];
  const [first] = found;
  if (first === undefined)
    return { issue: `没有${name === undefined ? '这个' : `叫“${name}”的`}班级，或不是你带的班` };
  return found.length > 1 ? { issue: `有几个班级都叫“${first.name}”` } : { found: first };
};

/** Into which class a row brings its student: none where he is in it. `taken`: how many seats rows before it took of each. */
const classOf = (
  name: string | undefined,
  plan: RosterPlan,
  own: RosterStudent['classes'],
  { classes, taken }: { readonly classes: ClassesByKey; readonly taken: ReadonlyMap<string, number> },
): { readonly joined?: RosterClass; readonly issue?: string } => {
  const { found, issue } = namedClass(name, plan, classes);
  if (found === undefined) return issue === undefined ? {} : { issue };
  if (own.some(({ id }) => id === found.id)) return {};
  if (found.refusal !== null) return { issue: `班级“${found.name}”${REFUSALS[found.refusal]}` };
  const other = own.find(({ typeId }) => typeId === found.typeId);
  if (other !== undefined) return { issue: `已经在同一班型的“${other.name}”里，请到那个班里移动` };
  return (taken.get(found.id) ?? 0) < found.free
    ? { joined: found }
    : { issue: `班级“${found.name}”的名额已满` };
};

const judgeRow = (
  { number, isSkipped, values, issues: own }: RosterRow & ReturnType<typeof cleanRow>,
  plan: RosterPlan,
  world: RosterWorld,
  {
    twins,
    ...seats
  }: {
    readonly twins: readonly number[];
    readonly classes: ClassesByKey;
    readonly taken: Map<string, number>;
  },
): JudgedRow => {
  const none = { studentId: null, teacherId: null, classId: null, tagIds: [], changes: [], issues: [] };
  const nobody = { number, values, ...none };
  if (isSkipped) return { ...nobody, verdict: 'skipped' };
  const student = world.students.get(values.mobile ?? '');
  const issues: RosterIssue[] = [...own];
  const say = (field: RosterField, message: string | undefined): void => {
    if (message !== undefined) issues.push({ field, message });
  };
  say('mobile', twinsIssue(number, twins));
  if (student !== undefined && !student.isReached) {
    say('mobile', NOT_REACHED);
    return { ...nobody, verdict: 'faulty', issues };
  }
  const isNamed = values.name !== undefined || own.some(({ field }) => field === 'name');
  if (student === undefined && !isNamed) say('name', '新学员必须填写姓名');
  const tags = tagsOf(values.tags ?? [], world, student?.tagIds ?? []);
  if (tags.issues.length > 0) say('tags', tags.issues.join('，'));
  const { teacher, issue } = teacherOf(values.classTeacher, world);
  say('classTeacher', issue);
  const seat = classOf(values.className, plan, student?.classes ?? [], seats);
  say('className', seat.issue);
  if (issues.length > 0) return { ...nobody, verdict: 'faulty', issues };
  const { joined } = seat;
  if (joined !== undefined) seats.taken.set(joined.id, (seats.taken.get(joined.id) ?? 0) + 1);
  const { remark } = values;
  const isNoted = remark === undefined || student?.notes.includes(remark) === true;
  const before = student?.teacherId ?? null;
  const keepsTeacher = before !== null && !plan.overwrites.includes('classTeacher');
  const changes: readonly RosterChange[] = [
    ...profileChanges(values, student, plan.overwrites),
    ...(tags.given.length === 0
      ? []
      : [
          {
            field: 'tags' as const,
            old: null,
            now: tags.given.map(({ name }) => name).join('、'),
            kept: false,
          },
        ]),
    ...(teacher === undefined || teacher.id === before
      ? []
      : [{ field: 'classTeacher' as const, old: before, now: teacher.name, kept: keepsTeacher }]),
    ...(joined === undefined
      ? []
      : [{ field: 'className' as const, old: null, now: joined.name, kept: false }]),
    ...(isNoted ? [] : [{ field: 'remark' as const, old: null, now: remark, kept: false }]),
  ];
  const isChanged = changes.some(({ kept }) => !kept);
  return {
    number,
    verdict: student === undefined ? 'new' : isChanged ? 'changed' : 'same',
    issues,
    changes,
    values,
    studentId: student?.id ?? null,
    teacherId: changes.some(({ field, kept }) => field === 'classTeacher' && !kept)
      ? (teacher?.id ?? null)
      : null,
    tagIds: tags.given.map(({ id }) => id),
    classId: joined?.id ?? null,
  };
};

/**
 * Judges all rows of a roster, for its review and again when it is applied: `new` makes a student, `changed` changes one, `same`
 * says what is so already, `faulty` has something to be corrected and changes nothing, `skipped` was left out. Rows that say
 * the same mobile are faulty, each naming the first others and how many more there are: none of them is taken for the right
 * one. What is there is overwritten in the columns alone that the plan names; tags and remarks are added, the same ones not
 * twice. Of a class the rows take seats in their order; who is in another class of its type, or finds no seat, is faulty. Linear
 * in the number of rows. Beyond the Specification.
 *
 * @param rows - the rows below the titles
 * @param plan - what each column is, and which take the place of what is there
 * @param world - who and what there is
 */
export const judgeRoster = (
  rows: readonly RosterRow[],
  plan: RosterPlan,
  world: RosterWorld,
): readonly JudgedRow[] => {
  const cleaned = rows.map((row) => ({ ...row, ...cleanRow(row.cells, plan.fields) }));
  const said = cleaned.map(({ number, isSkipped, values }) => ({
    number,
    mobile: isSkipped ? undefined : values.mobile,
  }));
  const twins = rowsByMobile(said);
  const seats = { classes: classesByKey(plan, world), taken: new Map<string, number>() };
  return cleaned.map((row) =>
    judgeRow(row, plan, world, { twins: twins.get(row.values.mobile ?? '') ?? [], ...seats }),
  );
};

/** How many rows there are of each verdict. Beyond the Specification. */
export type RosterCounts = { readonly [K in RosterVerdict]: number };

/** Counts rows by what becomes of them. Beyond the Specification. */
export const rosterCounts = (rows: readonly Pick<JudgedRow, 'verdict'>[]): RosterCounts => {
  const counts = { new: 0, changed: 0, same: 0, faulty: 0, skipped: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
};
