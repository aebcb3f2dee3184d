import { styled } from '@ykd/adapters-ui/styled';
import type { ErrorOf } from '@ykd/application/shared';
import { ConflictPanel } from '../blocks/conflict-panel';
import { admin } from '../messages/zh-CN/admin';
import { blocks } from '../messages/zh-CN/blocks';
import { people } from '../messages/zh-CN/people';
import { rightsOf, type RightsValues } from './rights-fields';

const { employee: words, department: treeWords } = people;

const LABELS = { role: words.role, grants: words.grants };

const inWords = ({ role, grants }: RightsValues) => ({
  role: role === null ? words.noRole : admin.roles[role],
  grants: grants.map((grant) => admin.grants[grant]).join('、'),
});

/** Somebody else gave other rights meanwhile: what both chose, and what is to be gone on with. */
export function RightsConflict({
  base,
  mine,
  other,
  error,
  onResolve,
}: {
  /** What he had when the dialog opened. */
  base: RightsValues;
  mine: RightsValues;
  other: ErrorOf<'changed-meanwhile'>;
  error: string | undefined;
  onResolve: (chosen: RightsValues) => void;
}) {
  const theirs = rightsOf(other.now);
  const [baseSaid, mineSaid, theirsSaid] = [inWords(base), inWords(mine), inWords(theirs)];
  const differs = (['role', 'grants'] as const).filter((key) => mineSaid[key] !== theirsSaid[key]);
  return (
    <>
      {error && (
        <styled.p role="alert" color="danger.fg" fontSize="sm">
          {error}
        </styled.p>
      )}
      <ConflictPanel
        key={other.version}
        conflicts={differs.map((key) => ({ key, mine: mineSaid[key], theirs: theirsSaid[key] }))}
        theirsFirst={differs.filter((key) => mineSaid[key] === baseSaid[key])}
        labels={LABELS}
        who={other.by?.name ?? treeWords.somebody}
        at={other.at}
        saveLabel={blocks.conflict.take}
        onResolve={(choices) =>
          onResolve({
            role: choices.role === 'theirs' ? theirs.role : mine.role,
            grants: choices.grants === 'theirs' ? theirs.grants : mine.grants,
          })
        }
      />
    </>
  );
}
