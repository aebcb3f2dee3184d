import type { SchoolProfile, User } from '@ykd/domain/member';
import { ROSTER_PROFILE_FIELDS, type RosterProfileField, type RosterStudent } from '@ykd/domain/roster';
import type { ProfileChange } from '../entities/profile-change.js';

export type RosterProfile = RosterStudent['profile'];

type SchoolField = 'schoolName' | 'major' | 'schoolBeginDate' | 'schoolEndDate';

const SCHOOL: readonly RosterProfileField[] = ['schoolName', 'major', 'schoolBeginDate', 'schoolEndDate'];

const isSchool = (field: RosterProfileField): field is SchoolField => SCHOOL.includes(field);

const said = (value: string | number | null | undefined): string => String(value ?? '');

/** What a member's profile says in the columns of a roster; what is empty is left out. */
export const profileOf = (user: User): RosterProfile =>
  Object.fromEntries(
    ROSTER_PROFILE_FIELDS.flatMap((field) => {
      const value = said(isSchool(field) ? user.profile?.[field] : user[field]);
      return value === '' ? [] : [[field, value]];
    }),
  );

/** How a profile becomes one with these values in it: an empty one takes the value away. */
export const profileChange = (user: Pick<User, 'profile'>, values: RosterProfile): ProfileChange => {
  const own = Object.entries(values) as [RosterProfileField, string][];
  const of = (value: string): string | null => (value === '' ? null : value);
  const school = own.filter(([field]) => isSchool(field)).map(([field, value]) => [field, of(value)]);
  const profile: SchoolProfile = { ...user.profile, ...Object.fromEntries(school) };
  return {
    ...Object.fromEntries(
      own.filter(([field]) => !isSchool(field)).map(([field, value]) => [field, of(value)]),
    ),
    ...(school.length === 0 ? {} : { profile: withoutEmpty(profile) }),
  };
};

/** Null where nothing is left, as it was before anything was. */
const withoutEmpty = (profile: SchoolProfile): SchoolProfile | null => {
  const kept = Object.entries(profile).filter(([, value]) => value !== null && value !== undefined);
  return kept.length === 0 ? null : (Object.fromEntries(kept) as SchoolProfile);
};
