import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonText } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { DiffLine } from '../components/diff';
import { audit } from '../messages/zh-CN/audit';
import { people } from '../messages/zh-CN/people';
import { usePeople } from './people-queries';
import { useNames } from './use-names';

const words = people.employee;

const Lines = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    fontSize: 'sm',
    '& time': { color: 'fg.muted', marginInlineEnd: '2' },
  },
});

/** What staff did to somebody, the newest first. */
export function History({ userId }: { userId: string }) {
  const history = useQuery(usePeople().history, userId);
  const names = useNames(history.value?.list ?? []);
  return (
    <Answer
      of={history}
      failed={words.historyFailed}
      refused="failed"
      compact
      waiting={<SkeletonText lines={3} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <styled.p fontSize="sm" color="fg.muted">
          {words.historyNone}
        </styled.p>
      }
    >
      {({ list }) => (
        <Lines>
          {list.map(({ seq, at, act, actorName, reason, before, after }) => (
            <li key={seq}>
              <time dateTime={new Date(at).toISOString()}>{shanghaiMinute(at)}</time>
              {actorName ?? people.department.somebody} {audit.acts[act]}
              {Object.keys({ ...before, ...after }).length > 0 && (
                <styled.span display="block">
                  <DiffLine line={{ before, after }} names={names} />
                </styled.span>
              )}
              {reason !== null && (
                <styled.span display="block" color="fg.muted">
                  {words.reason(reason)}
                </styled.span>
              )}
            </li>
          ))}
        </Lines>
      )}
    </Answer>
  );
}
