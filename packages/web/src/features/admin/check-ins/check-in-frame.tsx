import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import {
  ADMIN_CHECK_IN_EFFECT_PATH,
  ADMIN_CHECK_IN_PATH,
  ADMIN_CHECK_IN_PRIZE_PATH,
  ADMIN_CHECK_IN_STANDING_PATH,
  CHECK_IN_DESK_PATH,
  CHECK_IN_RECORD_PATH,
  reachOf,
} from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { PageTabs } from '../components/page-tabs';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { useCheckInQueries } from './check-in-queries';

const TABS = [
  { path: ADMIN_CHECK_IN_PATH, title: words.tabs.review },
  { path: ADMIN_CHECK_IN_STANDING_PATH, title: words.tabs.standings },
  { path: ADMIN_CHECK_IN_PRIZE_PATH, title: words.tabs.prizes },
  { path: ADMIN_CHECK_IN_EFFECT_PATH, title: words.tabs.effect },
];

/** A page of the daily check-in: its head, its tabs, and what is shown of the campaigns. */
export function CheckInFrame({
  note,
  isOfAll = false,
  children,
}: {
  note: string;
  /** It is of all students, also for who looks after some. */
  isOfAll?: boolean;
  children: (campaigns: readonly CampaignLine[]) => ReactNode;
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const campaigns = useQuery(useCheckInQueries().campaigns, undefined);
  const isOwn = !isOfAll && reachOf(me, 'checkins.review') === 'own';
  return (
    <>
      <PageTitle note={isOwn ? `${note}${words.ownNote}` : note} />
      <styled.div display={{ base: 'flex', md: 'none' }} gap="2" marginBottom="4">
        <Button asChild variant="outline" height="11" flex="1">
          <Link to={CHECK_IN_DESK_PATH}>{words.toDesk}</Link>
        </Button>
        <Button asChild variant="ghost" height="11">
          <Link to={CHECK_IN_RECORD_PATH}>{words.toRecord}</Link>
        </Button>
      </styled.div>
      <PageTabs label={words.tabs.label} tabs={TABS} />
      <Answer
        of={campaigns}
        failed={words.campaignsFailed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
      >
        {children}
      </Answer>
    </>
  );
}
