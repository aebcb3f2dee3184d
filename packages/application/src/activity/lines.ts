import type { Audience, AudienceKind } from '@ykd/domain/activity';
import type { Caller } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import type { ActivityDeps } from './deps.js';
import { mayRun } from './keep.js';
import type { Stamp } from './kinds.js';

type Shown = Stamp & { readonly audience?: Audience };

/** What products, classes and tags of audiences are called, by kind and id. */
export const audienceNames = async (
  { activities }: Pick<ActivityDeps, 'activities'>,
  audiences: readonly Audience[],
): Promise<(audience: Audience) => readonly { readonly id: string; readonly name: string }[]> => {
  const idsOf = (wanted: AudienceKind) => [
    ...new Set(audiences.flatMap(({ kind, ids }) => (kind === wanted ? ids : []))),
  ];
  const kinds = (['product', 'class', 'tag'] as const).filter((kind) => idsOf(kind).length > 0);
  const found = await Promise.all(
    kinds.map(async (kind) => [kind, await activities.namesOf({ kind, ids: idsOf(kind) })] as const),
  );
  const names = new Map<AudienceKind, ReadonlyMap<string, string>>(found);
  return ({ kind, ids }) =>
    ids.flatMap((id) => {
      const name = names.get(kind)?.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
};

/** All of a kind as staff see them. */
export const linesOf = async <T extends Shown>(
  deps: Pick<ActivityDeps, 'activities' | 'classes' | 'members'>,
  caller: Caller,
  all: readonly T[],
) => {
  const changers = [...new Set(all.flatMap(({ changedBy }) => changedBy ?? []))];
  const [nameOf, namesOfAudience, classIds] = await Promise.all([
    namesOf(deps, changers),
    audienceNames(
      deps,
      all.flatMap(({ audience }) => audience ?? []),
    ),
    deps.classes.idsOfStaff(caller.user.id),
  ]);
  const own = new Set<string>(classIds);
  return all.map((one) => ({
    ...one,
    changedBy: one.changedBy === null ? null : nameOf(one.changedBy),
    audienceNames: one.audience === undefined ? [] : namesOfAudience(one.audience),
    mayChange: mayRun(caller, own, one.audience),
  }));
};
