import { styled } from '@ykd/adapters-ui/styled';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { checkInCampaign, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { Link } from 'react-router-dom';
import { checkIn } from '../messages/zh-CN/check-in';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { campaignHref } from '../../../routing/campaign-href';
import { phaseOf } from '../phase';
import { PhaseBadge } from './phase-badge';

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

export type CampaignHeadProps = {
  campaign: CheckInCampaignValue;
  /** The campaigns of the page, when there are several. */
  campaigns: readonly CheckInCampaignValue[];
  /** Once it is there. */
  value: Pick<CampaignCheckIns, 'period' | 'today'> | undefined;
};

/** The name of a campaign, its period, and whether it is open. */
export function CampaignHead({ campaign, campaigns, value }: CampaignHeadProps) {
  return (
    <styled.header>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <styled.h1 textStyle="title">{checkInCampaign(campaign)?.text}</styled.h1>
        {value && <PhaseBadge phase={phaseOf(value)} />}
      </styled.div>
      {value && (
        <styled.p marginTop="2" color="fg.muted" fontVariantNumeric="tabular-nums">
          {learnPages.span(value.period.firstDay, value.period.lastDay)}
        </styled.p>
      )}
      {campaigns.length > 1 && (
        <Choices aria-label={checkIn.history.title}>
          {campaigns.map((one) => (
            <Link key={one} to={campaignHref(one)} aria-current={one === campaign ? 'page' : undefined}>
              {checkInCampaign(one)?.text}
            </Link>
          ))}
        </Choices>
      )}
    </styled.header>
  );
}
