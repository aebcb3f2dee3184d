import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { FollowUpQueue } from '@ykd/application/follow-up';
import { ADMIN_QUEUE_HAND_OVER_PATH, ADMIN_STUDENT_PATH } from '@ykd/domain/access';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ReceivedStrip } from '../assistants/received-strip';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { assistants } from '../messages/zh-CN/assistants';
import { queue as words } from '../messages/zh-CN/queue';
import { QueueList } from '../queue/queue-list';
import { useQueueQueries } from '../queue/queue-queries';

/** Nobody is to be contacted: everybody was, or nobody is in one's care. */
function NobodyLeft({ students }: { students: number }) {
  return (
    <Card>
      <EmptyState
        drawing={students === 0 ? 'search' : 'done'}
        title={students === 0 ? words.nobody : words.none}
        hint={students === 0 ? words.nobodyHint : words.noneHint(students)}
        action={
          <Button asChild variant="outline">
            <Link to={ADMIN_STUDENT_PATH}>{words.toStudents}</Link>
          </Button>
        }
      />
    </Card>
  );
}

/** How many there are, and who is left out, so that lists of students count more. */
function useCounts(queue: FollowUpQueue | undefined): ReactNode {
  const { clock } = useServices().environment;
  if (queue === undefined) return undefined;
  const { total, aside } = queue;
  const lines = [total > 0 && words.note(total), words.asideWords(aside, shanghaiDay(clock.now()))];
  const said = lines.filter((line) => typeof line === 'string');
  return said.length === 0
    ? undefined
    : said.map((line) => (
        <styled.span key={line} display="block">
          {line}
        </styled.span>
      ));
}

/** The way to giving one's own students to a colleague. */
function GiveOwn() {
  return (
    <styled.div marginTop="4">
      <Button asChild size="sm" variant="ghost">
        <Link to={ADMIN_QUEUE_HAND_OVER_PATH}>{assistants.received.give}</Link>
      </Button>
    </styled.div>
  );
}

/** Whom a member of staff is to contact today, the most urgent first. Beyond the Specification. */
export function Component() {
  const asked = useQuery(useQueueQueries().queue, undefined);
  const counts = useCounts(asked.value);
  return (
    <>
      <PageTitle note={counts} />
      <ReceivedStrip />
      <Answer
        of={asked}
        failed={words.failed}
        refused={<Refused />}
        waiting={
          <>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={3} />
          </>
        }
      >
        {(queue) => (
          <>
            <QueueList queue={queue} none={<NobodyLeft students={queue.students} />} />
            {queue.students > 0 && <GiveOwn />}
          </>
        )}
      </Answer>
    </>
  );
}
