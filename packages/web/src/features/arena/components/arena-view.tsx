import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRightIcon, Badge, Button, Card, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application';
import { checkInCampaign, windowPhase, type WindowPhase } from '@ykd/domain/campaign';
import { daysBetween, shanghaiDay } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { arena } from '../../../messages/zh-CN/arena';
import { campaignHref } from '../../check-in/campaign-href';
import { StreakFigures } from '../../check-in/components/streak-figures';

const TONES: Readonly<{ [P in WindowPhase]: BadgeProps['tone'] }> = {
  before: 'info',
  open: 'amber',
  over: 'neutral',
};

const untilInWords = (
  phase: WindowPhase,
  { firstDay, lastDay }: CampaignCheckIns['period'],
  today: string,
) => {
  if (phase === 'over') return arena.ofDays(daysBetween(firstDay, lastDay) + 1);
  return phase === 'open'
    ? arena.left(daysBetween(today, lastDay))
    : arena.starts(daysBetween(today, firstDay));
};

export type ArenaViewProps = {
  checkIns: Pick<CampaignCheckIns, 'campaign' | 'period' | 'streak'>;
  /** Epoch ms. */
  now: number;
};

/** A summer arena: when it is, what it is, how the learner did, and where he checks in. */
export function ArenaView({ checkIns: { campaign, period, streak }, now }: ArenaViewProps) {
  const phase = windowPhase(period, now);
  const isOpen = phase === 'open';
  return (
    <>
      <Card tone={isOpen ? 'amber' : 'plain'} padding="lg">
        <Badge tone={TONES[phase]}>{arena.phases[phase]}</Badge>
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
          <span>{arena.period(period.firstDay, period.lastDay)}</span>
          <span>{untilInWords(phase, period, shanghaiDay(now))}</span>
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
          <StreakFigures streak={streak} />
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
