import type { MemberRepository } from '../ports/member-repository.js';
import { memberName } from '../shared/member-name.js';

/** What members are called, by their ids; null for those who are gone, or have no name. */
export const namesOf = async (
  { members }: { readonly members: Pick<MemberRepository, 'findById'> },
  ids: readonly string[],
): Promise<(id: string) => { readonly id: string; readonly name: string | null }> => {
  const names = new Map<string, string | undefined>();
  for (const id of new Set(ids)) names.set(id, memberName(await members.findById(id)));
  return (id) => ({ id, name: names.get(id) ?? null });
};
