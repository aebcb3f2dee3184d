import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { ADMIN_STUDENT_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
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

/** Whom a member of staff is to contact today, the most urgent first. Beyond the Specification. */
export function Component() {
  const asked = useQuery(useQueueQueries().queue, undefined);
  const total = asked.value?.total ?? 0;
  return (
    <>
      <PageTitle note={total > 0 ? words.note(total) : undefined} />
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
        {(queue) => <QueueList queue={queue} none={<NobodyLeft students={queue.students} />} />}
      </Answer>
    </>
  );
}
