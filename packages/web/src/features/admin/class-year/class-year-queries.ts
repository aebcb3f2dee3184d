import { clientOf } from '@ykd/adapters-http/client';
import { classGlanceCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ClassGlancePort } from '@ykd/application/class-glance';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Asked = Parameters<ClassGlancePort['year']>[0];

const classYearQueriesOf = partOf((services) => {
  const calls = clientOf(adminQueriesOf(services).ways.quiet, classGlanceCalls);
  return {
    /** What was shown of the class before stands until the next is there. */
    year: createQuery(
      {
        read: (asked: Asked) => calls.year(asked),
        keeps: (before, now) => before.classId === now.classId,
      },
      services.queryScope,
    ),
  };
});

export const useClassYearQueries = () => classYearQueriesOf(useServices());
