import { styled } from '@ykd/adapters-ui/styled';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { checkInCampaign } from '@ykd/domain/campaign';
import type { ReactNode } from 'react';
import { learnPages } from '../../messages/zh-CN/learn-pages';
import { phaseOf } from './phase';
import { PhaseBadge } from './phase-badge';

export type CampaignHeadProps = {
  campaign: string;
  /** Once it is there. */
  value: Pick<CampaignCheckIns, 'name' | 'period' | 'today'> | undefined;
  children?: ReactNode;
};

/** The name of a campaign, its period, and whether it is open. Until the name is known it is called as it was at first. */
export function CampaignHead({ campaign, value, children }: CampaignHeadProps) {
  return (
    <styled.header>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <styled.h1 textStyle="title">{value?.name ?? checkInCampaign(campaign)?.text}</styled.h1>
        {value && <PhaseBadge phase={phaseOf(value)} />}
      </styled.div>
      {value && (
        <styled.p marginTop="2" color="fg.muted" fontVariantNumeric="tabular-nums">
          {learnPages.span(value.period.firstDay, value.period.lastDay)}
        </styled.p>
      )}
      {children}
    </styled.header>
  );
}
