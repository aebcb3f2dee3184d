import { clientOf } from '@ykd/adapters-http/client';
import { classGlanceCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ClassGlancePort } from '@ykd/application/class-glance';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Asked = Parameters<ClassGlancePort['show']>[0];

/** What the console reads of a class at a glance. */
const glanceQueriesOf = partOf((services) => {
  const calls = clientOf(adminQueriesOf(services).ways.quiet, classGlanceCalls);
  return {
    /** What was shown before stands until the next is there. */
    show: createQuery({ read: (asked: Asked) => calls.show(asked), keeps: () => true }, services.queryScope),
  };
});

export const useGlanceQueries = () => glanceQueriesOf(useServices());
