import { deepFreeze } from '../shared/index.js';

/** The gender a member chooses (Specification §3, §5). */
export type Gender = 'male' | 'female';

/** Both genders, in the order in which the form offers them (Specification §3, §5). */
export const GENDERS: readonly Gender[] = deepFreeze(['male', 'female']);

/** The studies of a member (Specification §3 'User'). */
export type SchoolProfile = {
  /** The university or college. */
  readonly schoolName?: string | null | undefined;
  /** When they began, as the form gives it: a text such as `2022-09`, or a year. */
  readonly schoolBeginDate?: string | number | null | undefined;
  /** When they ended or will end, as the form gives it: a text such as `2026-06`, or a year. */
  readonly schoolEndDate?: string | number | null | undefined;
  /** The subject. */
  readonly major?: string | null | undefined;
};

/** A member of the platform (Specification §3 'User'). Only the id and the mobile are always known. */
export type User = {
  /** The id that orders and records name the member by. */
  readonly id: string;
  /** The mobile number: what codes are sent to, and what staff lists hold. */
  readonly mobile: string;
  /** The real name. */
  readonly name?: string | null | undefined;
  /** The name shown to others. */
  readonly nickName?: string | null | undefined;
  /** The name to log in with; equal to the mobile until one is chosen, see {@link needsUsername}. */
  readonly userName?: string | null | undefined;
  /** The e-mail address. */
  readonly email?: string | null | undefined;
  /** The gender, once chosen. */
  readonly gender?: Gender | null | undefined;
  /** The personal signature. */
  readonly description?: string | null | undefined;
  /** The address of the picture. */
  readonly avatarUrl?: string | null | undefined;
  /** The studies. */
  readonly profile?: SchoolProfile | null | undefined;
};

/** A member of the platform; another name of {@link User} (Specification §3 'User'). */
export type Member = User;
