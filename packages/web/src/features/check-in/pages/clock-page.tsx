import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import {
  CAMPAIGN_PARAM,
  campaignPath,
  checkInCampaign,
  DEFAULT_CHECK_IN_CAMPAIGN,
} from '@ykd/domain/campaign';
import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useCheckInQueries } from '../check-in-queries';
import { checkIn } from '../messages/zh-CN/check-in';
import { campaignPageAt } from '../../../routing/campaign-href';
import { CampaignFacts } from '../../../components/activity/campaign-facts';
import { CampaignHead } from '../../../components/activity/campaign-head';
import { BadgeWall } from '../components/badge-wall';
import { CampaignChoices } from '../components/campaign-choices';
import { ClosedToday } from '../components/closed-today';
import { EntryForm, type EntryFormProps } from '../components/entry-form';
import { EntryList } from '../components/entry-list';
import { HistoryList } from '../components/history-list';
import { CalendarLegend, MonthCalendar } from '../components/month-calendar';
import { OwnPrizes } from '../components/own-prizes';
import { Ranking } from '../components/ranking';
import { Reminder } from '../components/reminder';
import { ShareStreak } from '../components/share-streak';
import { StreakFigures } from '../components/streak-figures';
import { phaseOf } from '../../../components/activity/phase';
import { usePrizeQueries } from '../prize-queries';
import { useCheckIn } from '../use-check-in';

function Today(form: EntryFormProps) {
  return phaseOf(form.value) === 'open' ? <EntryForm {...form} /> : <ClosedToday {...form} />;
}

const SKELETONS = (
  <styled.div display="flex" flexDirection="column" gap="5">
    <SkeletonCard lines={11} />
    <SkeletonCard lines={6} />
  </styled.div>
);

const MISSING = (
  <EmptyState
    title={checkIn.missing.title}
    hint={checkIn.missing.hint}
    action={
      <Button asChild variant="outline">
        <Link to={campaignPath(DEFAULT_CHECK_IN_CAMPAIGN)}>{checkIn.missing.back}</Link>
      </Button>
    }
  />
);

function Campaign({ campaign, campaigns }: { campaign: string; campaigns: readonly string[] }) {
  const { store, state } = useCheckIn(campaign);
  const { history, ranking } = useCheckInQueries();
  const { mine: prizes } = usePrizeQueries();
  const { status, value } = state;
  const checked = useMemo(() => value?.days.map(({ day }) => day) ?? [], [value]);
  usePageTitle(
    status === 'missing' ? checkIn.missing.title : (value?.name ?? checkInCampaign(campaign)?.text),
  );
  if (status === 'missing')
    return (
      <styled.div display="flex" flexDirection="column" gap={{ base: '6', md: '7' }}>
        {MISSING}
        <HistoryList campaign={campaign} />
      </styled.div>
    );
  return (
    <styled.div display="flex" flexDirection="column" gap={{ base: '6', md: '7' }}>
      <CampaignHead campaign={campaign} value={value}>
        {campaigns.length > 1 && <CampaignChoices campaign={campaign} campaigns={campaigns} />}
      </CampaignHead>
      <Answer
        of={{ status, value, retry: () => void store.load() }}
        waiting={SKELETONS}
        failed={checkIn.failed}
      >
        {(mine) => (
          <>
            <CampaignFacts value={mine} />
            {mine.prizes.length > 0 && <OwnPrizes campaign={campaign} />}
            <Today
              store={store}
              state={state}
              value={mine}
              onSent={() => {
                history.outdate();
                ranking.outdate();
                prizes.outdate();
              }}
            />
            <Card
              display="flex"
              flexDirection={{ base: 'column', sm: 'row' }}
              gap={{ base: '6', sm: '8' }}
              justifyContent="space-between"
            >
              <styled.div display="flex" flexDirection="column" justifyContent="space-between" gap="5">
                <StreakFigures streak={mine.streak} isOver={phaseOf(mine) === 'over'} />
                <ShareStreak value={mine} />
                <CalendarLegend isDue={mine.isOpen && mine.days.every(({ day }) => day !== mine.today)} />
              </styled.div>
              <MonthCalendar period={mine.period} checked={checked} today={mine.today} />
            </Card>
            {phaseOf(mine) !== 'over' && <Reminder campaign={campaign} />}
            <Ranking campaign={campaign} />
            <EntryList value={mine} />
          </>
        )}
      </Answer>
      <BadgeWall />
      <HistoryList campaign={campaign} />
    </styled.div>
  );
}

/** `/learn/clock` and its dated variants: the daily check-in of a campaign. Specification §2, §3 'Check-in campaigns'. */
export function Component() {
  const { pathname } = useLocation();
  const chosen = useSearchParams()[0].get(CAMPAIGN_PARAM) ?? '';
  const campaigns = campaignPageAt(pathname)?.campaigns ?? [DEFAULT_CHECK_IN_CAMPAIGN];
  const campaign = chosen === '' ? campaigns[0] : chosen;
  // Another campaign begins anew: its form, its month, its list.
  return <Campaign key={campaign} campaign={campaign} campaigns={campaigns} />;
}
