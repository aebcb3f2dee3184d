import { styled } from '@ykd/adapters-ui/styled';
import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Badge, Card, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { CampaignSummary } from '@ykd/application/check-in';
import { campaignPath } from '@ykd/domain/campaign';
import { Link } from 'react-router-dom';
import { useCheckInQueries } from '../check-in-queries';
import { checkIn } from '../messages/zh-CN/check-in';
import { learnPages } from '../../../messages/zh-CN/learn-pages';

const { history } = checkIn;

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& a': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'flex-start', sm: 'center' },
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '14',
      px: { base: '4', md: '5' },
      py: '2',
      transition: 'background-color {durations.fast}',
    },
    '& a:hover, & a[aria-current]': { bg: 'bg.subtle' },
  },
});

function Row({ campaign, name, period, streak, isShown }: CampaignSummary & { isShown: boolean }) {
  return (
    <li>
      <Link to={campaignPath(campaign)} aria-current={isShown ? 'page' : undefined}>
        <span>
          <styled.span display="flex" alignItems="center" gap="2" fontWeight="medium">
            {name}
            {isShown && <Badge>{history.shown}</Badge>}
          </styled.span>
          <styled.span fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {learnPages.span(period.firstDay, period.lastDay)}
          </styled.span>
        </span>
        <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {streak.total === 0 ? history.none : history.facts(streak.total, streak.longest)}
        </styled.span>
      </Link>
    </li>
  );
}

/** All campaigns with how the member did in them. */
export function HistoryList({ campaign }: { campaign: string }) {
  const reading = useQuery(useCheckInQueries().history, undefined);
  return (
    <styled.section aria-label={history.title} display="flex" flexDirection="column" gap="3">
      <styled.h2 textStyle="heading">{history.title}</styled.h2>
      <Card room={reading.value === undefined ? 'md' : 'none'}>
        <Answer compact of={reading} waiting={<SkeletonText lines={6} />} failed={history.failed}>
          {(summaries) => (
            <List>
              {summaries.map((summary) => (
                <Row key={summary.campaign} {...summary} isShown={summary.campaign === campaign} />
              ))}
            </List>
          )}
        </Answer>
      </Card>
    </styled.section>
  );
}
