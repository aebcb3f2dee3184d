import type { ErrorOf } from '@ykd/application/shared';
import type { TagForm } from '@ykd/domain/member';

export const TAG_KEYS = ['name', 'color', 'description', 'isShown'] as const;
export type TagKey = (typeof TAG_KEYS)[number];

/** What is written in the form of a tag; `isShown`: `true` or `false`. */
export type TagTexts = Readonly<Record<TagKey, string>>;

export const textsOfTag = ({ name, color, description, isShown }: TagForm): TagTexts => ({
  name,
  color,
  description,
  isShown: String(isShown),
});

/** What a tag says by now, as whoever changed it meanwhile left it. */
export const textsOfNow = (now: ErrorOf<'changed-meanwhile'>['now']): TagTexts => ({
  name: String(now['name'] ?? ''),
  color: String(now['color'] ?? ''),
  description: String(now['description'] ?? ''),
  isShown: String(now['isShown'] ?? false),
});

export const formOfTexts = ({ isShown, ...said }: TagTexts): TagForm => ({
  ...said,
  isShown: isShown === 'true',
});
