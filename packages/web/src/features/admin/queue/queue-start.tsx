import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, CheckIcon, ChevronRightIcon, Skeleton } from '@ykd/adapters-ui/widgets';
import type { FollowUpQueue } from '@ykd/application/follow-up';
import type { StaffView } from '@ykd/application/staff';
import { ADMIN_QUEUE_PATH, adminStudentPath, hasRight } from '@ykd/domain/access';
import { shanghaiDay } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { PartAnswer } from '../components/failed-line';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import { useQueueQueries } from './queue-queries';

/** So many of the queue begin on the start page. */
const BEGUN = 3;

const Line = styled('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    columnGap: '4',
    px: '4',
    py: '2.5',
    fontSize: 'sm',
    '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line' },
    '& a': { flex: 'none', minWidth: '24', fontWeight: 'medium' },
    '& a:hover': { textDecoration: 'underline' },
    '& span': { color: 'fg.muted' },
  },
});

const All = styled('span', {
  base: {
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'brand.fg', fontSize: 'sm' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** The first of those who are to be contacted, and how many there are in all. */
function Begun({ queue: { list, total } }: { queue: FollowUpQueue }) {
  const today = shanghaiDay(useServices().environment.clock.now());
  if (total === 0) {
    return (
      <styled.p display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm">
        <styled.span display="inline-flex" color="brand.fg">
          <CheckIcon size={20} />
        </styled.span>
        {words.none}
      </styled.p>
    );
  }
  return (
    <Card room="none">
      <styled.ul listStyle="none">
        {list.slice(0, BEGUN).map((line) => (
          <Line key={line.id}>
            <Link to={adminStudentPath(line.id)}>{memberTitle(line)}</Link>
            <span>{line.reasons.map((reason) => words.reasonWords(reason, today)).join('；')}</span>
          </Line>
        ))}
      </styled.ul>
    </Card>
  );
}

function Queue() {
  const asked = useQuery(useQueueQueries().queue, undefined);
  const { value } = asked;
  // Who looks after nobody has no queue.
  if (value?.students === 0) return null;
  return (
    <styled.section aria-labelledby="admin-queue">
      <styled.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        gap="3"
        marginBottom="2.5"
      >
        <styled.h2 id="admin-queue" fontSize="md">
          {words.start.title}
        </styled.h2>
        {value !== undefined && value.total > 0 && (
          <All>
            <Link to={ADMIN_QUEUE_PATH}>
              {words.start.all(value.total)}
              <ChevronRightIcon size={16} />
            </Link>
          </All>
        )}
      </styled.div>
      <PartAnswer of={asked} failed={words.failed} waiting={<Skeleton height="28" width="full" />}>
        {(queue) => <Begun queue={queue} />}
      </PartAnswer>
    </styled.section>
  );
}

/** The queue of those whom a member of staff is to contact begins on the start page. */
export function QueueStart({ staff }: { staff: StaffView }) {
  return hasRight(staff, 'students.see') ? <Queue /> : null;
}
