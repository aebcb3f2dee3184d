import type { ClassInput } from '@ykd/application/school-class';
import { classSettingIssues } from '@ykd/domain/school-class';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { classes as words } from '../messages/zh-CN/classes';

export const CLASS_KEYS = [
  'name',
  'typeId',
  'stageId',
  'firstDay',
  'lastDay',
  'seats',
  'joinDays',
  'teacherId',
  'assistantIds',
  'productIds',
  'note',
] as const;

export type ClassKey = (typeof CLASS_KEYS)[number];

/** What is written in the form of a class: several ids are one text, a line each. */
export type ClassTexts = Readonly<Record<ClassKey, string>>;

export const idsIn = (text: string): readonly string[] => text.split('\n').filter((id) => id !== '');

export const idsText = (ids: readonly string[]): string => ids.toSorted().join('\n');

/** A class as its form has it. */
export const textsOfInput = (one: ClassInput): ClassTexts => ({
  name: one.name,
  typeId: one.typeId,
  stageId: one.stageId,
  firstDay: one.firstDay,
  lastDay: one.lastDay ?? '',
  seats: one.seats === null ? '' : String(one.seats),
  joinDays: one.joinDays === null ? '' : String(one.joinDays),
  teacherId: one.teacherId ?? '',
  assistantIds: idsText(one.assistantIds),
  productIds: idsText(one.productIds),
  note: one.note,
});

/** NaN: it is no number. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));

/** The same for the server. */
export const inputOf = (texts: ClassTexts): ClassInput => ({
  name: texts.name,
  typeId: texts.typeId,
  stageId: texts.stageId,
  firstDay: texts.firstDay,
  lastDay: texts.lastDay === '' ? null : texts.lastDay,
  seats: numberIn(texts.seats),
  joinDays: numberIn(texts.joinDays),
  teacherId: texts.teacherId === '' ? null : texts.teacherId,
  assistantIds: idsIn(texts.assistantIds),
  productIds: idsIn(texts.productIds),
  note: texts.note,
});

/** What no server has to be asked about, all at once: what is missing, and what its rules say of the rest. */
export const textsIssues = (texts: ClassTexts): FormErrors | undefined => {
  const missing = (['typeId', 'stageId', 'firstDay'] as const)
    .filter((key) => texts[key] === '')
    .map((field) => ({ field, message: words.choose }));
  const { name, note, ...rest } = inputOf(texts);
  const issues = [...missing, ...classSettingIssues({ ...rest, name: name.trim(), note: note.trim() })];
  return issues.length === 0 ? undefined : fieldErrors(issues);
};
