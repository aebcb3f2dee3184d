import { clientOf } from '@ykd/adapters-http/client';
import { followUpCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { FollowUpDone, FollowUpPort, FollowUpQueue } from '@ykd/application/follow-up';
import type { Result } from '@ykd/domain/shared';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Input<Call extends keyof FollowUpPort> = Parameters<FollowUpPort[Call]>[0];

/** The queue without a student who was dealt with. */
const without = (queue: FollowUpQueue, userId: string): FollowUpQueue => {
  const list = queue.list.filter(({ id }) => id !== userId);
  return { ...queue, list, total: queue.total - (queue.list.length - list.length) };
};

/** What the console reads and does about those who are to be contacted. */
const queueQueriesOf = partOf((services) => {
  const { ways } = adminQueriesOf(services);
  const calls = clientOf(ways.watched, followUpCalls);
  const quiet = clientOf(ways.quiet, followUpCalls);
  const queue = createQuery({ read: () => quiet.queue() }, services.queryScope);
  /** Takes a student out at once, and reads what others did meanwhile; also where no answer came. */
  const acting =
    <In extends { readonly userId: string }, Refused>(
      act: (input: In) => Promise<Result<FollowUpDone, Refused>>,
    ) =>
    async (input: In): Promise<Result<FollowUpDone, Refused>> => {
      try {
        return await queue.change(
          undefined,
          () => act(input),
          (before) => without(before, input.userId),
        );
      } finally {
        queue.outdate();
      }
    };
  return {
    queue,
    colleagues: createQuery({ read: (of: Input<'colleagues'>) => quiet.colleagues(of) }, services.queryScope),
    contact: acting((input: Input<'contact'>) => calls.contact(input)),
    snooze: acting((input: Input<'snooze'>) => calls.snooze(input)),
    handOver: acting((input: Input<'handOver'>) => calls.handOver(input)),
    undo: async (input: Input<'undo'>) => {
      try {
        return await calls.undo(input);
      } finally {
        queue.outdate();
      }
    },
  };
});

export const useQueueQueries = () => queueQueriesOf(useServices());
