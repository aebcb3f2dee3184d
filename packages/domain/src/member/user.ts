/** The gender a member chooses (Specification §3, §5). */
export type Gender = 'male' | 'female';

/** The studies of a member (Specification §3 'User'). Dates are as the form gives them, e.g. `2022-09`. */
export type SchoolProfile = {
  readonly schoolName?: string | null | undefined;
  readonly schoolBeginDate?: string | number | null | undefined;
  readonly schoolEndDate?: string | number | null | undefined;
  readonly major?: string | null | undefined;
};

/** A member of the platform (Specification §3 'User'). Only the id and the mobile are always known. */
export type User = {
  readonly id: string;
  readonly mobile: string;
  readonly name?: string | null | undefined;
  readonly nickName?: string | null | undefined;
  readonly userName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  readonly description?: string | null | undefined;
  readonly avatarUrl?: string | null | undefined;
  readonly profile?: SchoolProfile | null | undefined;
};

/** A member of the platform; another name of {@link User}. */
export type Member = User;
