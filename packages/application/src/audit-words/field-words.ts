import { INVOICE_STATUS_TITLES } from '@ykd/domain/invoice';
import { isOrderStatus, ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { CLASS_EVENT_TITLES, type WhyInClass } from '@ykd/domain/school-class';
import { shanghaiMinute } from '@ykd/domain/shared';
import { auditList } from '../audit/list.js';
import { AUDIT_FIELD_TITLES } from '../audit/titles.js';
import { TOP_DEPARTMENT_TITLE } from '../department/words.js';
import { employeeList } from '../employee/list.js';
import { EMPLOYEE_STATE_TITLES, GRANT_TITLES, ROLE_TITLES } from '../employee/words.js';
import type { AuditFields } from '../entities/audit-entry.js';
import { FOLLOW_UP_TITLES, OPEN_ITEMS_TITLES } from '../follow-up/words.js';
import { securityList } from '../security/list.js';
import { EXPORT_FORMAT_TITLES, EXPORT_STATE_TITLES, EXPORT_TITLES } from '../staff-list/export-words.js';
import { sortOf, type ListDescription } from '../staff-list/description.js';
import { idsInState, stateWords, type ListState } from '../staff-list/state.js';
import { sumWords } from '../staff-list/sum-words.js';
import { PRODUCT_CATEGORY_TITLES } from '../staff-product/category-words.js';
import { studentList } from '../student/list.js';

/** What stands where there is nothing. */
const NOTHING = '无';
/** Fields that are cents. */
const CENTS = /^(amount|.*Amount)$/;
/** Fields that are instants, epoch ms. */
const INSTANT = /(At|since|until|gmtCreated|gmtModified)$/;

type Titles = Readonly<Record<string, string>>;
const CARE: Titles = { classTeacher: '班主任', assistant: '助教' };
const WHY_IN_CLASS: Readonly<Record<WhyInClass['kind'], string>> = {
  staff: '老师加进来',
  moved: '从别的班转来',
  order: '买了商品',
  roster: '花名册',
};

/** What values of a field are called. */
const VALUES: Readonly<Record<string, Titles>> = {
  categoryId: PRODUCT_CATEGORY_TITLES,
  eventKind: CLASS_EVENT_TITLES,
  channel: { notice: '站内通知', sms: '短信' },
  format: EXPORT_FORMAT_TITLES,
  grants: GRANT_TITLES,
  invoiceStatus: INVOICE_STATUS_TITLES,
  kind: CARE,
  list: EXPORT_TITLES,
  openItems: OPEN_ITEMS_TITLES,
  reasons: FOLLOW_UP_TITLES,
  role: ROLE_TITLES,
  scope: { own: '自己的', team: '团队的' },
  undone: { contact: '已联系', handOver: '转交', snooze: '推迟' },
  state: { ...EXPORT_STATE_TITLES, ...EMPLOYEE_STATE_TITLES },
  why: WHY_IN_CLASS,
};

/** What something is called; undefined where it has no title. */
export const titleIn = (titles: Titles | undefined, key: string): string | undefined =>
  titles !== undefined && Object.hasOwn(titles, key) ? titles[key] : undefined;

/** What is called how by now, by its id: departments, and people who work here. */
export type FieldNames = Titles;

const NO_NAMES: FieldNames = {};

const textWords = (name: string, text: string, names: FieldNames): string =>
  titleIn(VALUES[name], text) ??
  (isOrderStatus(text) ? ORDER_STATUS_TITLES[text] : (titleIn(names, text) ?? text));

const LISTS: readonly ListDescription[] = [studentList, employeeList, auditList, securityList];

/** The list that a view is of, which knows every column that it names. */
const listOf = ({ columns, sort: _sort, search: _search, ...conditions }: ListState): ListDescription => {
  const named = [...Object.keys(conditions), ...(columns?.split(',') ?? [])];
  return LISTS.find((one) => named.every((key) => Object.hasOwn(one.columns, key))) ?? studentList;
};

/** What a view keeps of a list: whoever reads the audit log may know every id. */
const viewWords = (state: ListState, names: FieldNames): string => {
  const { sort, columns } = state;
  const list = listOf(state);
  const titleOf = (key: string): string =>
    Object.entries(list.columns).find(([known]) => known === key)?.[1].title ?? key;
  const order = sort === undefined ? undefined : sortOf(sort);
  return [
    stateWords(list, state, (_key, id) => titleIn(names, id) ?? id),
    order === undefined ? '' : `按${titleOf(order.key)}${order.isDescending ? '倒序' : ''}`,
    columns === undefined ? '' : `列：${columns.split(',').map(titleOf).join('、')}`,
  ]
    .filter(Boolean)
    .join('；');
};

/** Something that consists of others, such as how somebody looks after a student and since when. */
const objectWords = (name: string, value: AuditFields, names: FieldNames): string => {
  if (name === 'state') return viewWords(value as ListState, names) || '全部';
  const { kind, since } = value;
  if (typeof kind === 'string' && typeof since === 'number') {
    return `${textWords('kind', kind, NO_NAMES)}（${shanghaiMinute(since)} 起）`;
  }
  return JSON.stringify(value);
};

/** What a field is called; one that is called after somebody, by his name. */
export const fieldTitle = (name: string, names = NO_NAMES): string =>
  titleIn(AUDIT_FIELD_TITLES, name) ?? titleIn(names, name) ?? name;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The value of a field of the audit log, to be read. */
export const shownValue = (name: string, value: unknown, names = NO_NAMES): string => {
  if (name === 'parentId' && value === null) return TOP_DEPARTMENT_TITLE;
  if (isNothing(value)) return NOTHING;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') {
    // Stored from 0; people count from 1.
    if (name === 'position') return String(value + 1);
    if (CENTS.test(name)) return sumWords(value);
    return INSTANT.test(name) ? shanghaiMinute(value) : String(value);
  }
  if (typeof value === 'string') return textWords(name, value, names);
  if (Array.isArray(value)) {
    if (!value.every((one) => typeof one === 'string')) return JSON.stringify(value);
    return value.map((one) => textWords(name, one, names)).join('、');
  }
  return objectWords(name, value as AuditFields, names);
};

/** A field that changed; what is undefined was not there. */
export interface FieldChange {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Of what is told by its name, the number is for programs; before and after, where there is one. */
const isBesideName = (name: string, sides: readonly AuditFields[]): boolean =>
  name === 'viewId' &&
  sides.every(({ viewId, view }) => typeof viewId !== 'string' || typeof view === 'string');

/** Fields that are the id of somebody who works here. */
const PEOPLE: ReadonlySet<string> = new Set(['settledBy', 'successorId', 'viewerId']);

/** Fields that tell of something that is over, and do not end with it: who looked and since when, what was logged in. */
const TOLD: ReadonlySet<string> = new Set(['viewerId', 'startedAt', 'device', 'loggedInAt']);

/** Whom it went to comes first, and what has no title last. */
const rankOf = (name: string): number => {
  if (PEOPLE.has(name)) return 0;
  return Object.hasOwn(AUDIT_FIELD_TITLES, name) ? 1 : 2;
};

/** A version tells something beside another one; the first, or the last, goes without saying. */
const isOnlyVersion = (name: string, before: unknown, after: unknown): boolean =>
  name === 'version' && (before === undefined || after === undefined);

/** Whether there was nothing, and now there is no place for it any more: nobody has lost anything. */
const isEmptyAndGone = (name: string, before: unknown, after: unknown): boolean =>
  before !== undefined && after === undefined && isNothing(before) && name !== 'parentId';

/** The fields of one side, or of both, in the order of their importance. */
const fieldNames = (sides: readonly AuditFields[]): readonly string[] =>
  [...new Set(sides.flatMap((side) => Object.keys(side)))]
    .filter((name) => !isBesideName(name, sides))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));

/** What changed, field by field, in the order of their importance. */
export const fieldChanges = (line: {
  readonly before: AuditFields;
  readonly after: AuditFields;
}): readonly FieldChange[] => {
  return fieldNames([line.before, line.after])
    .map((name) => ({ name, before: line.before[name], after: line.after[name] }))
    .filter(
      ({ name, before, after }) =>
        !isEmptyAndGone(name, before, after) && !isOnlyVersion(name, before, after),
    );
};

/** Fields in a line, all of them: `授权：订单；角色：班主任`. */
export const fieldsWords = (fields: AuditFields, names = NO_NAMES): string =>
  fieldNames([fields])
    .map((name) => changeWords({ name, after: fields[name] }, names))
    .join('；');

/** A field that changed, in words: `价格：¥1 → ¥2`, what it is where it is new, `角色：助教 → 无` where it is gone. */
export const changeWords = ({ name, before, after }: FieldChange, names = NO_NAMES): string => {
  const was = before === undefined ? undefined : shownValue(name, before, names);
  const is = after === undefined ? NOTHING : shownValue(name, after, names);
  const said = after === undefined && TOLD.has(name) ? [was] : [was, is];
  return `${fieldTitle(name, names)}：${said.filter((one) => one !== undefined).join(' → ')}`;
};

/** All that changed, in a line. */
export const changesWords = (line: Parameters<typeof fieldChanges>[0], names = NO_NAMES): string =>
  fieldChanges(line)
    .map((change) => changeWords(change, names))
    .join('；');

/** Whom a field names by the id: the field is called after him, holds him, or is what a view keeps. */
const namedByField = ([name, value]: readonly [string, unknown]): readonly string[] => {
  if (!Object.hasOwn(AUDIT_FIELD_TITLES, name)) return [name];
  if (PEOPLE.has(name)) return typeof value === 'string' ? [value] : [];
  if (name !== 'state' || typeof value !== 'object' || value === null) return [];
  return idsInState(listOf(value as ListState), value as ListState);
};

/** Whom the fields of lines may name, by their ids, each once: whose names `shownValue` and `fieldTitle` can use. */
export const namedByFields = (
  lines: readonly { readonly before: AuditFields; readonly after: AuditFields }[],
): readonly string[] => [
  ...new Set(
    lines.flatMap(({ before, after }) =>
      [...Object.entries(before), ...Object.entries(after)].flatMap(namedByField),
    ),
  ),
];
