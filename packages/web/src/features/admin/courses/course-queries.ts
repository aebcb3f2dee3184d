import { clientOf } from '@ykd/adapters-http/client';
import { staffCourseCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { VersionKey } from '@ykd/application/staff-course';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and does about courses. */
const courseQueriesOf = partOf((services) => {
  const { ways } = adminQueriesOf(services);
  const { queryScope } = services;
  const calls = clientOf(ways.watched, staffCourseCalls);
  const quiet = clientOf(ways.quiet, staffCourseCalls);
  const list = createQuery({ read: () => quiet.list() }, queryScope);
  const course = createQuery({ read: (courseId: string) => quiet.course({ courseId }) }, queryScope);
  const changes = createQuery({ read: (key: VersionKey) => quiet.changes(key) }, queryScope);
  const fares = createQuery({ read: (courseId: string) => quiet.fares({ courseId }) }, queryScope);
  return {
    list,
    course,
    changes,
    fares,
    /** All of them, for a search that asks once. */
    all: () => quiet.list(),
    upload: calls.upload,
    publish: calls.publish,
    discard: calls.discard,
    /** A version came, went or is live by now. */
    outdate: () => {
      for (const query of [list, course, changes, fares]) query.outdate();
    },
  };
});

export const useCourseQueries = () => courseQueriesOf(useServices());
