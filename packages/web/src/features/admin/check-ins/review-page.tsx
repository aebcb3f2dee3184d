import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  Field,
  IconButton,
  SelectInput,
  SkeletonCard,
  TextInput,
} from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import { reachOf } from '@ykd/domain/access';
import { CHECK_IN_MARKS, DEFAULT_CHECK_IN_CAMPAIGN, periodIssues } from '@ykd/domain/campaign';
import { dayIndexOf, dayOfIndex, shanghaiDay } from '@ykd/domain/shared';
import type { ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { useActivityQueries } from '../activity/activity-queries';
import { useAdminQueries } from '../admin-queries';
import { useSaid } from '../blocks/use-said';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { checkIns as words } from '../messages/zh-CN/check-ins';
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

/** The one that runs now, that which students see first before others; else what began last, or begins first. */
const firstOf = (campaigns: readonly CampaignLine[], today: string): CampaignLine | undefined => {
  const newest = campaigns.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1));
  const begun = newest.filter(({ firstDay }) => firstDay <= today);
  const open = begun.filter(({ lastDay }) => today <= lastDay);
  const usual = open.find(({ value }) => value === DEFAULT_CHECK_IN_CAMPAIGN);
  return usual ?? open[0] ?? begun[0] ?? newest.at(-1);
};

/** The day within the campaign that is nearest to today. */
const nearest = ({ firstDay, lastDay }: CampaignLine, today: string): string => {
  if (today < firstDay) return firstDay;
  return today > lastDay ? lastDay : today;
};

const isDay = (day: string): boolean => periodIssues({ firstDay: day, lastDay: day }).length === 0;

/** What is looked at, and what is shown of it. */
function Chosen({ campaigns }: { campaigns: readonly CampaignLine[] }) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const asked = said.get('campaign');
  const campaign =
    asked === null ? firstOf(campaigns, today) : campaigns.find(({ value }) => value === asked);
  const day = said.get('day') ?? (campaign === undefined ? today : nearest(campaign, today));
  const mark = CHECK_IN_MARKS.find((one) => one === said.get('mark'));
  const isAll = said.get('mark') === 'all';
  const sort = said.get('sort') === 'last' ? 'last' : 'first';
  const shown = isAll ? undefined : (mark ?? 'none');
  // Nobody has written on a day that is to come.
  const lastDay = campaign === undefined || campaign.lastDay > today ? today : campaign.lastDay;
  const step = (by: number) => say({ day: dayOfIndex(dayIndexOf(day) + by) });
  const choosing =
    (name: string) =>
    ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>): void =>
      say({ [name]: currentTarget.value, ...(name === 'campaign' ? { day: undefined } : {}) });
  const newestFirst = campaigns.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1));
  return (
    <>
      <Controls>
        <Field label={words.campaign}>
          <SelectInput value={campaign?.value ?? ''} onChange={choosing('campaign')}>
            {campaign === undefined && <option value="">{words.noCampaign}</option>}
            {newestFirst.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <styled.div
          display="flex"
          alignItems="flex-end"
          gap="2"
          css={{ '& button': { height: '11', width: '11' } }}
        >
          <IconButton
            label={words.previousDay}
            variant="outline"
            disabled={!isDay(day) || day <= (campaign?.firstDay ?? day)}
            onClick={() => step(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <styled.div flex="1" minWidth="0">
            <Field label={words.day} error={isDay(day) ? undefined : words.badDay}>
              <TextInput
                type="date"
                name="day"
                value={day}
                min={campaign?.firstDay}
                max={lastDay}
                onChange={choosing('day')}
              />
            </Field>
          </styled.div>
          <IconButton
            label={words.nextDay}
            variant="outline"
            disabled={!isDay(day) || day >= lastDay}
            onClick={() => step(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </styled.div>
        <Field label={words.filter}>
          <SelectInput value={shown ?? 'all'} onChange={choosing('mark')}>
            {CHECK_IN_MARKS.map((one) => (
              <option key={one} value={one}>
                {words.marks[one]}
              </option>
            ))}
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
              key={`${campaign.value} ${day} ${shown} ${sort}`}
              which={{ campaign: campaign.value, day, sort, ...(shown === undefined ? {} : { mark: shown }) }}
            />
          </>
        )
      )}
    </>
  );
}

/** The entries of the daily check-in, to be read and said something about (Specification §2 'Routes'). */
export function Component() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const campaigns = useQuery(useActivityQueries().campaigns, undefined);
  const isOwn = reachOf(me, 'checkins.review') === 'own';
  return (
    <>
      <PageTitle note={isOwn ? `${words.note}${words.ownNote}` : words.note} />
      <Answer
        of={campaigns}
        failed={words.campaignsFailed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
      >
        {(list) => <Chosen campaigns={list} />}
      </Answer>
    </>
  );
}
