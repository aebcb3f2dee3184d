import type { MemberRepository } from '../ports/member-repository.js';
import { memberName } from './member-name.js';

/** What these members are called; null for nobody, for one who is gone, and for one without a name. */
export const memberNames = async (
  { members }: { readonly members: Pick<MemberRepository, 'findByIds'> },
  ids: readonly string[],
): Promise<(id: string | null) => string | null> => {
  const known = await members.findByIds([...new Set(ids)]);
  const names = new Map(known.map((user) => [user.id, memberName(user)]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
};
