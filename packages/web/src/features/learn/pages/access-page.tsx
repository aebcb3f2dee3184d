import { styled } from '@ykd/adapters-ui/styled';
import { Button, EmptyState } from '@ykd/adapters-ui/widgets';
import { composeAccessTimeline, type Dashboard } from '@ykd/application/learn';
import { LEARN_ACCESS_PATH, pageTitleOf, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { access } from '../messages/zh-CN/access';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { AccessTerm } from '../components/access-term';
import { DashboardGate } from '../components/dashboard-gate';

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
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <div>
        <styled.h1 textStyle="title">{pageTitleOf(LEARN_ACCESS_PATH)}</styled.h1>
        <styled.p color="fg.muted" marginTop="2">
          {access.hint}
        </styled.p>
      </div>
      <DashboardGate>{(dashboard) => <Terms dashboard={dashboard} />}</DashboardGate>
    </styled.div>
  );
}
