import { styled } from '@ykd/adapters-ui/styled';
import { ArrowRightIcon, Button, Card } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { campaignPath, type WindowPhase } from '@ykd/domain/campaign';
import { daysBetween } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { arena } from '../messages/zh-CN/arena';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { phaseOf } from '../../../components/activity/phase';
import { PhaseBadge } from '../../../components/activity/phase-badge';
import { StreakFigures } from './streak-figures';

const untilInWords = (
  phase: WindowPhase,
  { period: { firstDay, lastDay }, today }: Pick<CampaignCheckIns, 'period' | 'today'>,
) => {
  if (phase === 'over') return arena.ofDays(daysBetween(firstDay, lastDay) + 1);
  return phase === 'open'
    ? arena.left(daysBetween(today, lastDay))
    : arena.starts(daysBetween(today, firstDay));
};

export type ArenaViewProps = {
  checkIns: Pick<CampaignCheckIns, 'campaign' | 'name' | 'period' | 'streak' | 'today'>;
};

/** A summer arena: when it is, what it is, how the learner did, and where he checks in. */
export function ArenaView({ checkIns }: ArenaViewProps) {
  const { campaign, name, period, streak } = checkIns;
  const phase = phaseOf(checkIns);
  const isOpen = phase === 'open';
  return (
    <>
      <Card tone={isOpen ? 'amber' : 'plain'} room="lg">
        <PhaseBadge phase={phase} />
        <styled.h1 textStyle="title" marginTop="3">
          {name}
        </styled.h1>
        <styled.p
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          color="fg.muted"
          marginTop="2"
          fontVariantNumeric="tabular-nums"
        >
          <span>{learnPages.span(period.firstDay, period.lastDay)}</span>
          <span>{untilInWords(phase, checkIns)}</span>
        </styled.p>
        <styled.div marginTop="5">
          <Button asChild variant={isOpen ? 'amber' : 'outline'}>
            <Link to={campaignPath(campaign)}>
              {isOpen ? arena.toClock : arena.toHistory}
              <ArrowRightIcon size={16} />
            </Link>
          </Button>
        </styled.div>
      </Card>
      <Card as="section">
        <styled.h2 textStyle="heading" marginBottom="3">
          {arena.record}
        </styled.h2>
        {streak.total === 0 ? (
          <styled.p color="fg.muted">{arena.none[phase]}</styled.p>
        ) : (
          <StreakFigures streak={streak} isOver={phase === 'over'} />
        )}
      </Card>
      <styled.section maxWidth="prose">
        <styled.h2 textStyle="heading" marginBottom="2">
          {arena.whatTitle}
        </styled.h2>
        {arena.what.map((text) => (
          <styled.p key={text} color="fg.muted" marginTop="2" textWrap="pretty">
            {text}
          </styled.p>
        ))}
      </styled.section>
    </>
  );
}
