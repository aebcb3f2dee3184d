import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, EmptyState, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import type { Prize, PrizeWinnerState } from '@ykd/domain/activity';
import { shanghaiDay } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { useSaid } from '../blocks/use-said';
import { useTurns } from '../components/step-pager';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { prizes as words } from '../messages/zh-CN/prizes';
import { CheckInFrame } from './check-in-frame';
import { chosenPrize, statesOf } from './chosen-prize';
import { PagedAnswer } from '../components/paged-answer';
import { usePrizeQueries } from './prize-queries';
import { PrizeRows } from './prize-rows';

const Controls = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '4',
    marginBottom: '4',
  },
});

/** So many winners stand on a page. */
const PAGE = 20;

type Which = { campaign: string; prize: Prize; state: PrizeWinnerState | undefined };

/** How many there are of each state; one of them is shown. */
function States({ campaign, prize, state, onState }: Which & { onState: (state: string) => void }) {
  const counts = useQuery(usePrizeQueries().count, { campaign, prize: prize.id }).value;
  return (
    <styled.div role="group" aria-label={words.states} display="flex" flexWrap="wrap" gap="1">
      {([...statesOf(prize), 'all'] as const).map((one) => {
        const isShown = one === (state ?? 'all');
        const title = one === 'all' ? words.all : words.state(prize, one);
        return (
          <Button
            key={one}
            size="sm"
            variant={isShown ? 'soft' : 'ghost'}
            aria-pressed={isShown}
            onClick={() => onState(one)}
          >
            {words.counted(title, counts?.[one])}
          </Button>
        );
      })}
    </styled.div>
  );
}

function Winners({ campaign, prize, state }: Which) {
  const { turn, stepsOf } = useTurns();
  const counts = useQuery(usePrizeQueries().count, { campaign, prize: prize.id }).value;
  // As long as it is not known, it is not said that nobody has.
  const isElsewhere = counts === undefined || Object.values(counts).some((count) => count > 0);
  const reading = useQuery(usePrizeQueries().winners, {
    campaign,
    prize: prize.id,
    ...(state === undefined ? {} : { state }),
    size: PAGE,
    ...turn,
  });
  return (
    <PagedAnswer
      of={reading}
      words={words}
      nobody={
        isElsewhere
          ? { title: words.nobodyHere, hint: words.nobodyHereHint }
          : { title: words.nobody, hint: words.nobodyHint }
      }
      stepsOf={stepsOf}
    >
      {(winners) => <PrizeRows campaign={campaign} prize={prize} winners={winners} />}
    </PagedAnswer>
  );
}

function Shown({ onState, ...which }: Which & { onState: (state: string) => void }) {
  const exports = useExports();
  const { campaign, prize, state } = which;
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <States {...which} onState={onState} />
        <ExportMenu
          exports={exports}
          list="prizes"
          state={{ campaign, prize: prize.id, ...(state === undefined ? {} : { state }) }}
        />
      </styled.div>
      <RunPanel {...exports} />
      {state === 'lost' && (
        <styled.p fontSize="sm" color="fg.muted">
          {words.lostNote}
        </styled.p>
      )}
      <Winners key={`${campaign} ${prize.id} ${state}`} {...which} />
    </styled.div>
  );
}

/** What is looked at, and what is shown of it. */
function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const { campaign, prize, state } = chosenPrize(campaigns, said, today);
  if (campaigns.length === 0)
    return (
      <Card>
        <EmptyState title={words.none} hint={words.noneHint} />
      </Card>
    );
  return (
    <>
      <Controls>
        <Field label={words.campaign}>
          <SelectInput
            value={campaign?.value ?? ''}
            onChange={({ currentTarget }) =>
              say({ campaign: currentTarget.value, prize: undefined, state: undefined })
            }
          >
            {campaign === undefined && <option value="">{words.noPrize}</option>}
            {campaigns.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          label={words.prize}
          hint={prize === undefined ? undefined : words.asks(prize.by, prize.days, prize.ships)}
        >
          <SelectInput
            value={prize?.id ?? ''}
            onChange={({ currentTarget }) => say({ prize: currentTarget.value, state: undefined })}
          >
            {prize === undefined && <option value="">{words.noPrize}</option>}
            {campaign?.prizes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
      </Controls>
      {campaign === undefined || prize === undefined ? (
        <Card>
          <EmptyState title={words.noPrize} hint={words.noPrizeHint} />
        </Card>
      ) : (
        <Shown
          campaign={campaign.value}
          prize={prize}
          state={state}
          onState={(next) => say({ state: next })}
        />
      )}
    </>
  );
}

/** The prizes of campaigns: who has earned them, and where they are sent. Beyond the Specification. */
export function Component() {
  return (
    <CheckInFrame note={words.note}>
      {(campaigns) => <Chosen campaigns={campaigns.filter(({ prizes }) => prizes.length > 0)} />}
    </CheckInFrame>
  );
}
