import { styled } from '@ykd/adapters-ui/styled';
import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, SkeletonCard, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { ARENA_PAGES, checkInCampaign, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { pagePath } from '@ykd/domain/shared';
import { useLocation } from 'react-router-dom';
import { useCheckInQueries } from '../check-in-queries';
import { usePageTitle } from '../../../components/page-title';
import { arena } from '../messages/zh-CN/arena';
import { ArenaView } from '../components/arena-view';
import { OwnPrizes } from '../components/own-prizes';
import { Ranking } from '../components/ranking';

function Arena({ campaign }: { campaign: CheckInCampaignValue }) {
  const reading = useQuery(useCheckInQueries().campaign, campaign);
  // Until its name is known it is called as it was at first.
  const title = reading.value?.name ?? checkInCampaign(campaign)?.text;
  usePageTitle(title);
  return (
    <>
      {reading.value === undefined && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <Answer of={reading} waiting={<SkeletonCard lines={4} />} failed={arena.failed} refused="failed">
        {(checkIns) => (
          <>
            <ArenaView checkIns={checkIns} />
            {checkIns.prizes.length > 0 && <OwnPrizes campaign={campaign} />}
            <Ranking campaign={campaign} />
          </>
        )}
      </Answer>
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
