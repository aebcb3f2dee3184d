import { schoolClassFields, type SchoolClass } from '@ykd/application/entities';
import { rankedNumber } from '@ykd/application/staff-list';
import { freeSeats } from '@ykd/domain/school-class';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { mapping } from '../mapping.js';
import { sortKey } from '../student-spelling.js';
import { classTerms } from './class-spelling.js';

/** The way between classes and their rows. */
export const schoolClassRows = mapping(schoolClassFields);

const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** A class as it is stored, with what staff look it up by. */
export const schoolClassRow = (one: SchoolClass) => ({
  ...schoolClassRows.rowOf(one),
  name_sort: sortKey(one.name),
  terms: classTerms(one.name),
  first_at: startOf(one.firstDay),
  last_at_sort: rankedNumber(one.lastDay === null ? null : startOf(one.lastDay)),
  is_full: freeSeats(one) === 0 ? 1 : 0,
});
