import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { STANDING_STATES, type StandingState } from '@ykd/application/check-in';
import { makeUpDayIssue } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { useSaid } from '../blocks/use-said';
import { useTurns } from '../components/step-pager';
import { standings as words } from '../messages/zh-CN/standings';
import { checkIns } from '../messages/zh-CN/check-ins';
import { CampaignDayFields } from './campaign-day-fields';
import { CheckInFrame } from './check-in-frame';
import { useCheckInQueries } from './check-in-queries';
import { chosenDay, isDay } from './chosen-day';
import { DayHeat } from './day-heat';
import { PagedAnswer } from '../components/paged-answer';
import { RemindMissing } from './remind-missing';
import { StandingRows } from './standing-rows';

const Controls = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 2fr)',
    },
    gap: '4',
    marginBottom: '4',
  },
});

/** So many students stand on a page. */
const PAGE = 20;

function Students({ campaign, day, state }: { campaign: CampaignLine; day: string; state: StandingState }) {
  const { turn, toFirst, stepsOf } = useTurns();
  const today = shanghaiDay(useServices().environment.clock.now());
  const reading = useQuery(useCheckInQueries().standings, {
    campaign: campaign.value,
    day,
    state,
    size: PAGE,
    ...turn,
  });
  return (
    <PagedAnswer
      of={reading}
      words={words}
      nobody={{ title: words.nobody[state], hint: words.nobodyHint[state] }}
      stepsOf={stepsOf}
    >
      {(rows) => (
        <StandingRows
          campaign={campaign.value}
          day={day}
          rows={rows}
          mayMakeUp={makeUpDayIssue(day, campaign, today) === undefined}
          onChanged={toFirst}
        />
      )}
    </PagedAnswer>
  );
}

/** What is looked at, and what is shown of it. */
function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const { campaign, day, lastDay } = chosenDay(campaigns, said, today);
  const { port } = useCheckInQueries();
  const state = STANDING_STATES.find((one) => one === said.get('state')) ?? 'all';
  return (
    <>
      <Controls>
        <CampaignDayFields
          campaigns={campaigns}
          campaign={campaign}
          day={day}
          lastDay={lastDay}
          onChoose={say}
        />
        <Field label={words.who}>
          <SelectInput value={state} onChange={({ currentTarget }) => say({ state: currentTarget.value })}>
            {STANDING_STATES.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </Controls>
      {campaign === undefined ? (
        <Card>
          <EmptyState title={checkIns.noCampaign} hint={checkIns.noCampaignHint} />
        </Card>
      ) : (
        isDay(day) && (
          <>
            <DayHeat campaign={campaign} day={day} today={today} onDay={(chosen) => say({ day: chosen })} />
            {state === 'missing' && day === today && (
              <styled.div marginBottom="4">
                <RemindMissing campaign={campaign.value} port={port} />
              </styled.div>
            )}
            <Students key={`${campaign.value} ${day} ${state}`} campaign={campaign} day={day} state={state} />
          </>
        )
      )}
    </>
  );
}

/** How students do in a campaign: its days, who is missing, and entries that are made up for. Beyond the Specification. */
export function Component() {
  return <CheckInFrame note={words.note}>{(campaigns) => <Chosen campaigns={campaigns} />}</CheckInFrame>;
}
