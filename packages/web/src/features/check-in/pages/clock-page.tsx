import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { checkInCampaign, DEFAULT_CHECK_IN_CAMPAIGN, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useCheckInQueries } from '../check-in-queries';
import { checkIn } from '../messages/zh-CN/check-in';
import { CAMPAIGN_PARAM, campaignPageAt } from '../../../routing/campaign-href';
import { CampaignHead } from '../components/campaign-head';
import { ClosedToday } from '../components/closed-today';
import { EntryForm, type EntryFormProps } from '../components/entry-form';
import { EntryList } from '../components/entry-list';
import { HistoryList } from '../components/history-list';
import { CalendarLegend, MonthCalendar } from '../components/month-calendar';
import { StreakFigures } from '../components/streak-figures';
import { phaseOf } from '../phase';
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

function Campaign({
  campaign,
  campaigns,
}: {
  campaign: CheckInCampaignValue;
  campaigns: readonly CheckInCampaignValue[];
}) {
  const { store, state } = useCheckIn(campaign);
  const { history } = useCheckInQueries();
  const { status, value } = state;
  const checked = useMemo(() => value?.days.map(({ day }) => day) ?? [], [value]);
  usePageTitle(checkInCampaign(campaign)?.text);
  return (
    <styled.div display="flex" flexDirection="column" gap={{ base: '6', md: '7' }}>
      <CampaignHead campaign={campaign} campaigns={campaigns} value={value} />
      <Answer
        of={{ status, value, retry: () => void store.load() }}
        waiting={SKELETONS}
        failed={checkIn.failed}
      >
        {(mine) => (
          <>
            <Today store={store} state={state} value={mine} onSent={() => history.outdate()} />
            <Card
              display="flex"
              flexDirection={{ base: 'column', sm: 'row' }}
              gap={{ base: '6', sm: '8' }}
              justifyContent="space-between"
            >
              <styled.div display="flex" flexDirection="column" justifyContent="space-between" gap="5">
                <StreakFigures streak={mine.streak} isOver={phaseOf(mine) === 'over'} />
                <CalendarLegend isDue={mine.isOpen && mine.days.every(({ day }) => day !== mine.today)} />
              </styled.div>
              <MonthCalendar period={mine.period} checked={checked} today={mine.today} />
            </Card>
            <EntryList value={mine} />
          </>
        )}
      </Answer>
      <HistoryList campaign={campaign} />
    </styled.div>
  );
}

/** `/learn/clock` and its dated variants: the daily check-in of a campaign. Specification §2, §3 'Check-in campaigns'. */
export function Component() {
  const { pathname } = useLocation();
  const chosen = useSearchParams()[0].get(CAMPAIGN_PARAM) ?? '';
  const campaigns = campaignPageAt(pathname)?.campaigns ?? [DEFAULT_CHECK_IN_CAMPAIGN];
  const campaign = checkInCampaign(chosen)?.value ?? campaigns[0];
  // Another campaign begins anew: its form, its month, its list.
  return <Campaign key={campaign} campaign={campaign} campaigns={campaigns} />;
}
