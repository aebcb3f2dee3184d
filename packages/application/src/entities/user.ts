import { GENDERS, type SchoolProfile, type User } from '@ykd/domain/member';
import { json, nullable, oneOf, optional, text, type FieldsOf } from '../entity/field.js';

const maybeText = optional(nullable(text()));

/** The fields of a member; he saves some of them himself, by calls of their own. */
export const userFields: FieldsOf<User> = {
  id: text(),
  userName: maybeText,
  mobile: text(),
  name: maybeText,
  nickName: maybeText,
  email: maybeText,
  gender: optional(nullable(oneOf(GENDERS))),
  description: maybeText,
  avatarUrl: maybeText,
  profile: optional(nullable(json<SchoolProfile>())),
};
