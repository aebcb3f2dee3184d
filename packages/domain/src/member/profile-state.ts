import { isBlank } from './issue.js';
import type { SchoolProfile, User } from './user.js';

/** How many of the school fields must be filled in before the form stays closed (Specification §4). */
const PROFILE_FIELDS_MIN = 3;

const filledFields = ({ schoolName, schoolBeginDate, schoolEndDate, major }: SchoolProfile): number =>
  [schoolName, schoolBeginDate, schoolEndDate, major].filter((value) => !isBlank(value)).length;

/**
 * Whether the profile form opens by itself (Specification §4 'Profile form'): the user has no name, no email, no
 * major, or fewer than 3 profile fields. White space alone counts as nothing.
 *
 * @param user - the three fields that are looked at
 */
export const isProfileIncomplete = (user: Pick<User, 'name' | 'email' | 'profile'>): boolean => {
  const profile = user.profile ?? {};
  return (
    isBlank(user.name) ||
    isBlank(user.email) ||
    isBlank(profile.major) ||
    filledFields(profile) < PROFILE_FIELDS_MIN
  );
};

/**
 * Whether the welcome dialog shows (Specification §4 'Welcome dialog'): the server has no welcome record of the user,
 * and the profile form is not showing.
 *
 * @param state - whether there is a welcome record, and whether the profile form is open
 */
export const showsWelcome = (state: {
  readonly hasWelcomeRecord: boolean;
  readonly profileFormOpen: boolean;
}): boolean => !state.hasWelcomeRecord && !state.profileFormOpen;
