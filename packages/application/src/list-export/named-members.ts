import type { MemberRepository } from '../ports/member-repository.js';
import { memberNames } from '../shared/member-names.js';

/** Those of some ids who are there, with what they are called: for whoever sees all. */
export const namedMembers = async (
  deps: { readonly members: Pick<MemberRepository, 'findByIds'> },
  _key: string,
  _selection: unknown,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const nameOf = await memberNames(deps, ids);
  return ids.flatMap((id) => {
    const name = nameOf(id);
    return name === null ? [] : [{ id, name }];
  });
};
