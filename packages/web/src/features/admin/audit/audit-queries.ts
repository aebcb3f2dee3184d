import { clientOf } from '@ykd/adapters-http/client';
import { auditCalls, type auditListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { AuditListFilter } from '@ykd/application/audit';
import { ok } from '@ykd/domain/shared';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';
import { folded } from './fold-lines';

type AuditPage = ReturnType<typeof auditListQuery.read> & { readonly size: number };

/** What the console reads of the audit log. */
const auditQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const watched = clientOf(ways.watched, auditCalls);
  const quiet = clientOf(ways.quiet, auditCalls);
  return {
    /** A page of the list; the page before stands until the next is there. */
    list: createQuery(
      {
        read: async (page: AuditPage) => {
          const answer = await watched.entries(page);
          if (!answer.ok) return answer;
          const lines = answer.value.list.map((line) => ({ ...line, id: String(line.seq) }));
          // The lines of a batch that is open are shown one by one.
          const list =
            page.batch === undefined ? folded(lines) : lines.map((line) => ({ ...line, count: 1 }));
          return ok({ ...answer.value, list });
        },
        keeps: () => true,
      },
      queryScope,
    ),
    count: createQuery({ read: (filter: AuditListFilter) => quiet.count(filter) }, queryScope),
    one: createQuery({ read: (seq: string) => quiet.find({ seq }) }, queryScope),
    actors: createQuery({ read: () => quiet.actors() }, queryScope),
  };
});

export const useAuditQueries = () => auditQueriesOf(useServices());
