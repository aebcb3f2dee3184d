import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import type { CampaignSummary } from '@ykd/application/check-in';
import { campaignPath } from '@ykd/domain/campaign';
import { Link } from 'react-router-dom';
import { campaign as campaignWords } from '../../../messages/zh-CN/campaign';
import { useCheckInQueries } from '../check-in-queries';
import { badges as words } from '../messages/zh-CN/badges';
import { Medal } from './medal';

const Wall = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(12rem, 1fr))',
    },
    gap: '3',
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      height: 'full',
      px: '3',
      py: '4',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      transition: 'background-color {durations.fast}',
    },
    '& a:hover': { bg: 'bg.subtle' },
  },
});

function Earned({ campaign, name, badge, badgeSince, streak }: CampaignSummary) {
  return (
    <li>
      <Link to={campaignPath(campaign)}>
        <Medal />
        <styled.strong marginTop="1" fontWeight="semibold">
          {badge}
        </styled.strong>
        <styled.span fontSize="sm" color="fg.muted">
          {name}
        </styled.span>
        <styled.span
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          columnGap="2"
          fontSize="sm"
          color="fg.muted"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {words.facts(streak.total, streak.longest).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </styled.span>
        {badgeSince !== null && (
          <styled.span marginTop="auto" fontSize="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {campaignWords.facts.badgeSince(badgeSince)}
          </styled.span>
        )}
      </Link>
    </li>
  );
}

/** The badges that the member earned, that of the latest campaign first; without one, nothing. */
export function BadgeWall() {
  const summaries = useQuery(useCheckInQueries().history, undefined).value ?? [];
  const earned = summaries.filter(({ badgeSince }) => badgeSince !== null);
  if (earned.length === 0) return null;
  return (
    <styled.section aria-label={words.title} display="flex" flexDirection="column" gap="3">
      <styled.h2 textStyle="heading">
        {words.title}
        <styled.span marginInlineStart="2" fontSize="sm" fontWeight="normal" color="fg.muted">
          {words.count(earned.length)}
        </styled.span>
      </styled.h2>
      <Wall>
        {earned.map((summary) => (
          <Earned key={summary.campaign} {...summary} />
        ))}
      </Wall>
    </styled.section>
  );
}
