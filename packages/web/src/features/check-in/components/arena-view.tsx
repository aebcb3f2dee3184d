import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRightIcon, Button, Card } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application';
import { checkInCampaign, type WindowPhase } from '@ykd/domain/campaign';
import { daysBetween } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { arena } from '../../../messages/zh-CN/arena';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { campaignHref } from '../../../routing/campaign-href';
import { phaseOf } from '../phase';
import { PhaseBadge } from './phase-badge';
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
  checkIns: Pick<CampaignCheckIns, 'campaign' | 'period' | 'streak' | 'today'>;
};

/** A summer arena: when it is, what it is, how the learner did, and where he checks in. */
export function ArenaView({ checkIns }: ArenaViewProps) {
  const { campaign, period, streak } = checkIns;
  const phase = phaseOf(checkIns);
  const isOpen = phase === 'open';
  return (
    <>
      <Card tone={isOpen ? 'amber' : 'plain'} padding="lg">
        <PhaseBadge phase={phase} />
        <chakra.h1 textStyle="title" marginTop="3">
          {checkInCampaign(campaign)?.text}
        </chakra.h1>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          color="fg.muted"
          marginTop="2"
          fontVariantNumeric="tabular-nums"
        >
          <span>{learnPages.span(period.firstDay, period.lastDay)}</span>
          <span>{untilInWords(phase, checkIns)}</span>
        </chakra.p>
        <chakra.div marginTop="5">
          <Button asChild variant={isOpen ? 'amber' : 'outline'}>
            <Link to={campaignHref(campaign)}>
              {isOpen ? arena.toClock : arena.toHistory}
              <ArrowRightIcon size={16} />
            </Link>
          </Button>
        </chakra.div>
      </Card>
      <Card as="section">
        <chakra.h2 textStyle="heading" marginBottom="3">
          {arena.record}
        </chakra.h2>
        {streak.total === 0 ? (
          <chakra.p color="fg.muted">{arena.none[phase]}</chakra.p>
        ) : (
          <StreakFigures streak={streak} isOver={phase === 'over'} />
        )}
      </Card>
      <chakra.section maxWidth="prose">
        <chakra.h2 textStyle="heading" marginBottom="2">
          {arena.whatTitle}
        </chakra.h2>
        {arena.what.map((text) => (
          <chakra.p key={text} color="fg.muted" marginTop="2" textWrap="pretty">
            {text}
          </chakra.p>
        ))}
      </chakra.section>
    </>
  );
}
