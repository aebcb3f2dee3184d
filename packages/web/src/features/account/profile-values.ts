import type { ProfileInput } from '@ykd/application/member';
import { normalizeProfile, type User } from '@ykd/domain/member';

/** The profile form while it is being filled in. */
export interface ProfileValues {
  readonly name: string;
  readonly gender: string;
  readonly email: string;
  readonly schoolName: string;
  /** `2022-09`. */
  readonly schoolBeginDate: string;
  readonly schoolEndDate: string;
  readonly major: string;
  readonly description: string;
}

/** What the form begins with. */
export const valuesOf = ({ name, gender, email, description, profile }: User): ProfileValues => ({
  name: name ?? '',
  gender: gender ?? '',
  email: email ?? '',
  schoolName: profile?.schoolName ?? '',
  schoolBeginDate: String(profile?.schoolBeginDate ?? ''),
  schoolEndDate: String(profile?.schoolEndDate ?? ''),
  major: profile?.major ?? '',
  description: description ?? '',
});

export const areChanged = (values: ProfileValues, first: ProfileValues): boolean =>
  Object.entries(first).some(([field, value]) => values[field as keyof ProfileValues] !== value);

/** What the form submits. Specification §7 (POST /api/user/update). */
export const profileInput = (id: string, values: ProfileValues, avatarUrl: string | null): ProfileInput => {
  const { schoolName, schoolBeginDate, schoolEndDate, major, ...rest } = values;
  return {
    ...normalizeProfile(rest),
    id,
    avatarUrl,
    profile: { schoolName, schoolBeginDate, schoolEndDate, major },
  };
};
