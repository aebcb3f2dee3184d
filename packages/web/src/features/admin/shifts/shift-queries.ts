import { clientOf } from '@ykd/adapters-http/client';
import { shiftCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and changes of who is on when. */
const shiftQueriesOf = partOf((services) => {
  const { ways } = adminQueriesOf(services);
  const quiet = clientOf(ways.quiet, shiftCalls);
  const week = createQuery({ read: (of: { readonly day?: string }) => quiet.week(of) }, services.queryScope);
  return {
    port: clientOf(ways.watched, shiftCalls),
    /** That of a day, or, without one, of today. */
    week,
    /** Also where no answer came: what was sent may have been done all the same. */
    acting: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer;
      } finally {
        week.outdate();
      }
    },
  };
});

export const useShiftQueries = () => shiftQueriesOf(useServices());
