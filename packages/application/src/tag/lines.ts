import { isShownTag } from '@ykd/domain/member';
import type { TagDefinition } from '../ports/student-tags.js';
import { memberNames } from '../shared/member-names.js';
import type { TagDeps } from './deps.js';
import type { TagChoice, TagLine } from './port.js';

/** By their names, for that is how they are looked for. */
const inOrder = <T extends Pick<TagDefinition, 'name'>>(tags: readonly T[]): readonly T[] =>
  tags.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const choiceOf = ({ id, name, color, description, show }: TagDefinition): TagChoice => ({
  id,
  name,
  color,
  description,
  isShown: isShownTag({ lable: { show } }),
});

/** The tags that students can have. */
export const tagChoices = async ({
  studentTags,
}: Pick<TagDeps, 'studentTags'>): Promise<readonly TagChoice[]> =>
  inOrder(await studentTags.all()).map(choiceOf);

/** The tags with how many students have each, and who changed it last. */
export const tagLines = async (
  deps: Pick<TagDeps, 'studentTags' | 'members'>,
): Promise<readonly TagLine[]> => {
  const tags = inOrder(await deps.studentTags.counted());
  const nameOf = await memberNames(
    deps,
    tags.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return tags.map((tag) => ({
    ...choiceOf(tag),
    version: tag.version,
    students: tag.students,
    changedBy: tag.changedBy === null ? null : { id: tag.changedBy, name: nameOf(tag.changedBy) },
    gmtModified: tag.gmtModified,
  }));
};
