import type { MemberRepository } from '../ports/member-repository.js';
import { memberName } from './member-name.js';

/** What members are called, by their ids; null for those who are gone, or have no name. */
export const namesOf = async (
  { members }: { readonly members: Pick<MemberRepository, 'findByIds'> },
  ids: readonly string[],
): Promise<(id: string) => { readonly id: string; readonly name: string | null }> => {
  const names = new Map((await members.findByIds(ids)).map((user) => [user.id, memberName(user)]));
  return (id) => ({ id, name: names.get(id) ?? null });
};
