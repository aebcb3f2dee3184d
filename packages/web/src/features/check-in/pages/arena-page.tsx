import { styled } from '@ykd/adapters-ui/styled';
import { clientOf } from '@ykd/adapters-http/client';
import { checkInCalls } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { createQuery } from '@ykd/adapters-ui/stores';
import { ErrorState, LoadingRegion, SkeletonCard, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { ARENA_PAGES, checkInCampaign, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { pagePath } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { usePageTitle } from '../../../components/page-title';
import { arena } from '../messages/zh-CN/arena';
import { ArenaView } from '../components/arena-view';

function Arena({ campaign }: { campaign: CheckInCampaignValue }) {
  const { quietHttp } = useServices();
  const [query] = useState(() => createQuery(clientOf(quietHttp, checkInCalls).mine));
  const { status, value } = useStore(query);
  useEffect(() => {
    void query.ask({ campaign });
  }, [query, campaign]);
  const title = checkInCampaign(campaign)?.text;
  usePageTitle(title);

  if (value !== undefined) return <ArenaView checkIns={value} />;
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {status === 'failed' ? (
        <ErrorState title={arena.failed} onRetry={() => void query.ask({ campaign })} />
      ) : (
        <LoadingRegion>
          <SkeletonCard lines={4} />
        </LoadingRegion>
      )}
    </>
  );
}

/** `/learn/wangzhe…`: the summer arena of the year in the path. Specification §2. */
export function Component() {
  const { pathname } = useLocation();
  const [campaign] = ARENA_PAGES.find(({ path }) => path === pagePath(pathname))?.campaigns ?? [];
  if (campaign === undefined) return null;
  return (
    <styled.div display="flex" flexDirection="column" gap="6">
      <Arena key={campaign} campaign={campaign} />
    </styled.div>
  );
}
