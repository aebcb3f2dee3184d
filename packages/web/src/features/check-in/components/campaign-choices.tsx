import { styled } from '@ykd/adapters-ui/styled';
import { useQuery } from '@ykd/adapters-ui/react';
import { campaignPath, checkInCampaign } from '@ykd/domain/campaign';
import { Link } from 'react-router-dom';
import { checkIn } from '../messages/zh-CN/check-in';
import { useCheckInQueries } from '../check-in-queries';

const Choices = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '4',
    fontSize: 'sm',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '9' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'full',
      color: 'fg.muted',
    },
    '& > a[aria-current]': {
      bg: 'amber.subtle',
      borderColor: 'amber.line',
      color: 'amber.fg',
      fontWeight: 'medium',
    },
  },
});

/** The campaigns of a page that has several. */
export function CampaignChoices({ campaign, campaigns }: { campaign: string; campaigns: readonly string[] }) {
  const summaries = useQuery(useCheckInQueries().history, undefined).value;
  const nameOf = (value: string) =>
    summaries?.find((one) => one.campaign === value)?.name ?? checkInCampaign(value)?.text;
  return (
    <Choices aria-label={checkIn.history.title}>
      {campaigns.map((one) => (
        <Link key={one} to={campaignPath(one)} aria-current={one === campaign ? 'page' : undefined}>
          {nameOf(one)}
        </Link>
      ))}
    </Choices>
  );
}
