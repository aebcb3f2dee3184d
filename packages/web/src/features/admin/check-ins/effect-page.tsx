import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import type { CampaignEffectView } from '@ykd/application/check-in';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useSaid } from '../blocks/use-said';
import { Refused } from '../components/refused';
import { checkInEffect as words } from '../messages/zh-CN/check-in-effect';
import { checkIns } from '../messages/zh-CN/check-ins';
import { CampaignField } from './campaign-field';
import { CheckInFrame } from './check-in-frame';
import { useCheckInQueries } from './check-in-queries';
import { chosenDay } from './chosen-day';
import { EffectChart } from './effect-chart';
import { Caveats, Differences, EffectTable } from './effect-parts';
import { MEASURES, type Measure } from './effect-values';

/** Why nothing is shown yet. */
function NotShown({
  campaign,
  view: { state, weeks, counted },
}: {
  campaign: CampaignLine;
  view: CampaignEffectView;
}) {
  const { effect } = useCheckInQueries();
  if (state === 'shown') return null;
  const [title, hint] = words.states[state];
  const firstWeek = weeks.find(({ span }) => span === 'during');
  const day = state === 'ahead' ? campaign.firstDay : (firstWeek?.lastDay ?? campaign.lastDay);
  return (
    <Card>
      <EmptyState
        title={title}
        hint={hint(day, counted?.took, counted?.others)}
        action={
          state === 'counting' && (
            <Button variant="outline" onClick={() => effect.outdate()}>
              {words.again}
            </Button>
          )
        }
      />
    </Card>
  );
}

/** Which of the figures are drawn. */
function MeasureSwitch({ measure, onChoose }: { measure: Measure; onChoose: (chosen: Measure) => void }) {
  return (
    <styled.div
      role="group"
      aria-label={words.measure}
      display="flex"
      flexWrap="wrap"
      gap="1"
      marginBottom="3"
    >
      {MEASURES.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === measure ? 'soft' : 'ghost'}
          aria-pressed={one === measure}
          onClick={() => onChoose(one)}
        >
          {words.measures[one]}
        </Button>
      ))}
    </styled.div>
  );
}

/** What was studied around a campaign, with what is to be known of it beside. */
function Shown({ campaign, view }: { campaign: CampaignLine; view: CampaignEffectView }) {
  const [measure, setMeasure] = useState<Measure>('minutes');
  const { weeks, counted, effect } = view;
  if (effect === null || counted === null) return <NotShown campaign={campaign} view={view} />;
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="4"
    >
      <styled.div display="flex" flexDirection="column" gap="4" minWidth="0">
        <Card>
          <styled.h2 textStyle="heading">{words.differences}</styled.h2>
          <styled.p role="status" marginTop="1" marginBottom="4" fontSize="sm" color="fg.muted">
            {words.counted(counted.took, counted.others, shanghaiMinute(counted.at))}
          </styled.p>
          <Differences effect={effect} />
        </Card>
        <Card>
          <MeasureSwitch measure={measure} onChoose={setMeasure} />
          <EffectChart effect={effect} measure={measure} />
        </Card>
      </styled.div>
      <Caveats weeks={weeks} newcomers={counted.newcomers} lastDay={campaign.lastDay} />
      <EffectTable effect={effect} />
    </styled.div>
  );
}

function Effect({ campaign }: { campaign: CampaignLine }) {
  const reading = useQuery(useCheckInQueries().effect, campaign.value);
  return (
    <Answer of={reading} failed={words.failed} waiting={<SkeletonCard lines={8} />} refused={<Refused />}>
      {(view) => <Shown campaign={campaign} view={view} />}
    </Answer>
  );
}

function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const { campaign } = chosenDay(campaigns, said, today);
  return (
    <>
      <styled.div maxWidth={{ md: '96' }} marginBottom="4">
        <CampaignField campaigns={campaigns} campaign={campaign} onChoose={say} />
      </styled.div>
      {campaign === undefined ? (
        <Card>
          <EmptyState title={checkIns.noCampaign} hint={checkIns.noCampaignHint} />
        </Card>
      ) : (
        <Effect key={campaign.value} campaign={campaign} />
      )}
    </>
  );
}

/** What those who took part in a campaign studied, against those who did not. Beyond the Specification. */
export function Component() {
  return (
    <CheckInFrame note={words.note} isOfAll>
      {(campaigns) => <Chosen campaigns={campaigns} />}
    </CheckInFrame>
  );
}
