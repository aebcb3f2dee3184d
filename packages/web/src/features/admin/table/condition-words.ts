import type { ListedOption } from '@ykd/adapters-ui/widgets';
import {
  readCondition,
  unlisted,
  writeCondition,
  type Condition,
  type ListColumn,
  type Operator,
} from '@ykd/application/staff-list';
import { formatAmount } from '@ykd/domain/order';
import { centsIn } from '../blocks/cents';
import { table as words } from '../messages/zh-CN/table';

/** The values of a column that are ids, or a few words, with what they are called. */
export type ColumnChoices = readonly { readonly id: string; readonly name: string }[];

/** The values of a column of which there are too many to be listed: one is found by a search. */
export interface SearchedChoices {
  /** Those that the conditions name; undefined while it is looked for them. */
  readonly named: ColumnChoices | undefined;
  find(text: string): Promise<readonly ListedOption[]>;
}

/** What a page has found of the ids in a column; undefined while it looks. */
export type FoundIn = ColumnChoices | SearchedChoices | undefined;

export type FoundChoices = Readonly<Record<string, FoundIn>>;

/** How the values of a column are found, where they are not listed. */
export const searchIn = (found: FoundIn): SearchedChoices | undefined =>
  found !== undefined && 'named' in found ? found : undefined;

/** The values of a column: its own, or those that the page has found, undefined while it looks for them. */
export const choicesOf = ({ values }: ListColumn, found: FoundIn): ColumnChoices | undefined => {
  if (values !== undefined) return Object.entries(values).map(([id, name]) => ({ id, name }));
  return found !== undefined && 'named' in found ? found.named : found;
};

/** What an operator is called where it stands between a column and a value. */
export const operatorWords = ({ kind }: ListColumn, operator: Operator): string =>
  (kind === 'number' || kind === 'money' ? words.ordered[operator] : undefined) ??
  (kind === 'text' ? undefined : words.unwritten[operator]) ??
  words.operators[operator];

const valueWords = (column: ListColumn, value: string, found: FoundIn): string => {
  const { kind } = column;
  if (kind === 'flag') return value === 'true' ? words.yes : words.no;
  if (kind === 'money') return formatAmount(Number(value));
  if (kind !== 'choice') return value;
  const choices = choicesOf(column, found);
  if (choices === undefined) return words.notYet;
  return choices.find(({ id }) => id === value)?.name ?? unlisted(column);
};

/** A condition in words, such as 学校 开头是 南京. No id is ever said, whether there is something behind it or not. */
export const conditionWords = (column: ListColumn, text: string, choices: FoundIn): string => {
  const condition = readCondition(column, text);
  if (condition === undefined) return column.title;
  const { operator, values } = condition;
  const said = values.map((value) => valueWords(column, value, choices));
  if (column.kind === 'flag' && operator === 'is') return `${column.title}：${said.join('')}`;
  const joined = operator === 'between' ? said.join(' – ') : said.join('、');
  return [column.title, operatorWords(column, operator), joined].filter(Boolean).join(' ');
};

/** What stands in the fields of a condition while somebody writes it. */
export interface ConditionDraft {
  readonly operator: Operator;
  readonly first: string;
  readonly second: string;
}

const SEPARATOR = /[,，、;；\n]/;

/** Several values as one text, as somebody writes them, and back. */
export const saySeveral = (values: readonly string[]): string => values.join('，');
export const severalIn = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((value) => value.trim())
    .filter((value) => value !== '');

const centsOf = (text: string): string | undefined => {
  const cents = centsIn(text);
  return cents === undefined ? undefined : String(cents);
};

/** The condition that a draft comes to, in its one form; undefined while it is none. */
export const textOf = (
  column: ListColumn,
  { operator, first, second }: ConditionDraft,
): string | undefined => {
  if (operator === 'empty' || operator === 'some') return operator;
  const said = operator === 'of' ? severalIn(first) : operator === 'between' ? [first, second] : [first];
  const texts = said.map((value) => value.trim());
  const values = column.kind === 'money' ? texts.map(centsOf) : texts;
  if (values.includes(undefined)) return undefined;
  const condition: Condition = { operator, values: values as readonly string[] };
  const read = readCondition(column, writeCondition(condition));
  return read && writeCondition(read);
};

/** Whether a range ends before it begins: nothing would be in it. */
export const isBackwards = ({ kind }: ListColumn, { operator, first, second }: ConditionDraft): boolean => {
  if (operator !== 'between' || first.trim() === '' || second.trim() === '') return false;
  return kind === 'instant' ? first > second : Number(first) > Number(second);
};

/** The draft of a condition that there is. */
export const draftOf = (column: ListColumn, text: string | undefined, usual: Operator): ConditionDraft => {
  const condition = text === undefined ? undefined : readCondition(column, text);
  if (condition === undefined) return { operator: usual, first: '', second: '' };
  const { operator, values } = condition;
  const shown = column.kind === 'money' ? values.map((value) => String(Number(value) / 100)) : values;
  const [first = '', second = ''] = operator === 'of' ? [saySeveral(shown)] : shown;
  return { operator, first, second };
};
