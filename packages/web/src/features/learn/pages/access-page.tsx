import { styled } from '@ykd/adapters-ui/styled';
import { Button, EmptyState, ErrorState } from '@ykd/adapters-ui/widgets';
import { composeAccessTimeline, type Dashboard } from '@ykd/application';
import { LEARN_ACCESS_PATH, pageTitleOf, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useDashboard } from '../use-dashboard';
import { access } from '../messages/zh-CN/access';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { learn } from '../../../messages/zh-CN/learn';
import { AccessTerm } from '../components/access-term';
import { DashboardSkeleton } from '../components/dashboard-skeleton';

function Terms({ dashboard }: { dashboard: Dashboard }) {
  const now = useServices().environment.clock.now();
  const terms = composeAccessTimeline({ ...dashboard, now });
  if (terms.length === 0) {
    return (
      <EmptyState
        title={access.none}
        hint={access.noneHint}
        action={
          <Button asChild variant="outline">
            <Link to={SHOP_MALL_PATH}>{learnPages.toMall}</Link>
          </Button>
        }
      />
    );
  }
  return terms.map((term) => <AccessTerm key={term.order.id} term={term} now={now} />);
}

/** `/learn/access`: what is open to the learner by which order, and until when. */
export function Component() {
  const { status, dashboard, retry } = useDashboard();
  const waiting =
    status === 'failed' ? <ErrorState title={learn.failed} onRetry={retry} /> : <DashboardSkeleton />;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <div>
        <styled.h1 textStyle="title">{pageTitleOf(LEARN_ACCESS_PATH)}</styled.h1>
        <styled.p color="fg.muted" marginTop="2">
          {access.hint}
        </styled.p>
      </div>
      {dashboard === undefined ? waiting : <Terms dashboard={dashboard} />}
    </styled.div>
  );
}
