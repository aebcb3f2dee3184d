import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import { displayName } from '../../../components/display-name';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { Cohorts } from '../students/cohorts';
import { Dashboard } from '../dashboard/dashboard';
import { PageTitle } from '../components/page-title';
import { Places } from '../components/places';
import { Today } from '../components/today';
import { dayInWords, greetingAt } from '../greeting';
import { QueueStart } from '../queue/queue-start';
import { admin } from '../messages/zh-CN/admin';

/** The start page of the console: who one is here, what waits, and where one may go. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const { base, environment } = useServices();
  const user = useStore(base, (state) => state.user);
  const { value: staff } = useQuery(useAdminQueries().me, undefined);
  // Who is no staff any more is on his way to the page that says so.
  if (user === undefined || staff === undefined) return null;
  const now = environment.clock.now();
  return (
    <styled.div maxWidth="page">
      <PageTitle
        title={admin.start.greet(greetingAt(now), displayName(user))}
        note={
          <styled.span display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {dayInWords(now)}
            {staff.role && <Badge tone="brand">{admin.roles[staff.role]}</Badge>}
            {staff.grants.map((grant) => (
              <Badge key={grant}>{admin.grants[grant]}</Badge>
            ))}
          </styled.span>
        }
      />
      <styled.div display="flex" flexDirection="column" gap="6">
        <QueueStart staff={staff} />
        <Today staff={staff} />
        <Dashboard staff={staff} />
        <Cohorts staff={staff} />
        <Places staff={staff} />
      </styled.div>
    </styled.div>
  );
}
