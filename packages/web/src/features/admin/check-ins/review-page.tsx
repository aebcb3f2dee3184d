import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { CHECK_IN_MARKS } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { useSaid } from '../blocks/use-said';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { CampaignDayFields } from './campaign-day-fields';
import { CheckInFrame } from './check-in-frame';
import { chosenDay, isDay } from './chosen-day';
import { DayCount, Entries } from './entries';

const Controls = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 1fr)',
      lg: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    },
    gap: '4',
    marginBottom: '4',
    // What is looked at has a line of its own where there is little room.
    '& > :nth-child(-n + 2)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});

/** In the address, instead of what was said of entries: those that may be copies. */
const ALIKE = 'alike';

/** What is looked at, and what is shown of it. */
function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const { campaign, day, lastDay } = chosenDay(campaigns, said, today);
  const mark = CHECK_IN_MARKS.find((one) => one === said.get('mark'));
  const isAll = said.get('mark') === 'all';
  const isAlike = said.get('mark') === ALIKE;
  const sort = said.get('sort') === 'last' ? 'last' : 'first';
  const shown = isAll || isAlike ? undefined : (mark ?? 'none');
  const choosing =
    (name: string) =>
    ({ currentTarget }: ChangeEvent<HTMLSelectElement>): void =>
      say({ [name]: currentTarget.value });
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
        <Field label={words.filter}>
          <SelectInput value={isAlike ? ALIKE : (shown ?? 'all')} onChange={choosing('mark')}>
            {CHECK_IN_MARKS.map((one) => (
              <option key={one} value={one}>
                {words.marks[one]}
              </option>
            ))}
            <option value={ALIKE}>{words.alike.filter}</option>
            <option value="all">{words.all}</option>
          </SelectInput>
        </Field>
        <Field label={words.sort}>
          <SelectInput value={sort} onChange={choosing('sort')}>
            <option value="first">{words.sorts.first}</option>
            <option value="last">{words.sorts.last}</option>
          </SelectInput>
        </Field>
      </Controls>
      {campaign === undefined ? (
        <Card>
          <EmptyState title={words.noCampaign} hint={words.noCampaignHint} />
        </Card>
      ) : (
        isDay(day) && (
          <>
            <DayCount campaign={campaign.value} day={day} />
            <Entries
              key={`${campaign.value} ${day} ${isAlike} ${shown} ${sort}`}
              which={{
                campaign: campaign.value,
                day,
                sort,
                ...(shown === undefined ? {} : { mark: shown }),
                ...(isAlike ? { likeness: 'open' } : {}),
              }}
            />
          </>
        )
      )}
    </>
  );
}

/** The entries of the daily check-in, to be read and said something about (Specification §2 'Routes'). */
export function Component() {
  return <CheckInFrame note={words.note}>{(campaigns) => <Chosen campaigns={campaigns} />}</CheckInFrame>;
}
