import { clientOf } from '@ykd/adapters-http/client';
import { studentPageCalls, tagCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { TagPort } from '@ykd/application/tag';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';
import { useStudentQueries as usePageQueries } from '../queries/student-page-queries';
import { useStudentQueries } from '../queries/student-list-queries';

/** What the console reads and changes of tags. */
const tagQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const quietly = clientOf(quiet, tagCalls);
  const page = clientOf(quiet, studentPageCalls);
  return {
    port: clientOf(watched, tagCalls),
    /** The tags that students can have. */
    choices: createQuery({ read: () => quietly.choices() }, queryScope),
    /** The same, to be kept up. */
    lines: createQuery({ read: () => quietly.lines() }, queryScope),
    /** Those of one student. */
    ofStudent: createQuery({ read: (userId: string) => page.tags({ userId }) }, queryScope),
  };
});

export const useTagQueries = () => tagQueriesOf(useServices());

/** Putting tags on and taking them off: what was read of them is read again. */
export const useTagActs = () => {
  const { port, ofStudent, lines } = useTagQueries();
  const { list, count } = useStudentQueries();
  const { acts } = usePageQueries();
  /** Also where no answer came: what was sent may have been done all the same. */
  const change = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      for (const query of [ofStudent, lines, list, count, acts]) query.outdate();
    }
  };
  return {
    set: (input: Parameters<TagPort['set']>[0]) => change(port.set(input)),
    undo: (batch: string) => change(port.undo({ batch })),
  };
};
