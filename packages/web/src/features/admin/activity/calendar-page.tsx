import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  SkeletonCard,
} from '@ykd/adapters-ui/widgets';
import type { RunningActivity } from '@ykd/application/activity';
import { lanesOf } from '@ykd/domain/activity';
import { monthBounds } from '@ykd/domain/bill';
import { dayIndexOf, shanghaiDay } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { monthAfter, monthOf } from '../blocks/asked-month';
import { useSaid } from '../blocks/use-said';
import { Refused } from '../components/refused';
import { activities } from '../messages/zh-CN/activities';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';
import { audienceWords } from './audience-texts';

const words = activities.month;

const Bar = styled('div', {
  base: {
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: 'snug',
    bg: 'brand.subtle',
    color: 'brand.fg',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[data-kind=promo]': { bg: 'amber.subtle', color: 'amber.fg' },
    '&[data-kind=report]': { bg: 'bg.subtle', color: 'fg.muted' },
    '&[data-kind=announcement]': { bg: 'info.subtle', color: 'info.fg' },
    // What runs beside something else.
    '&[data-meets=true]': { borderInlineStartWidth: '3px', borderColor: 'currentcolor' },
  },
});

const Day = styled('span', {
  base: {
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    color: 'fg.subtle',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&[data-today=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** What the colours mean, in the order of the tabs. */
const KINDS = ['campaign', 'promo', 'report', 'announcement'] as const;

const Legend = styled('div', {
  base: { display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '2', marginBottom: '4' },
});

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { px: { base: '4', md: '5' }, py: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

const idOf = ({ kind, key }: Pick<RunningActivity, 'kind' | 'key'>): string => `${kind} ${key}`;

function Month({ month, today, list }: { month: string; today: string; list: readonly RunningActivity[] }) {
  const bounds = monthBounds(month);
  const first = dayIndexOf(bounds.first);
  const count = dayIndexOf(bounds.last) - first + 1;
  const titles = new Map(list.map((one) => [idOf(one), `${words.kinds[one.kind]}“${one.title}”`]));
  const lanes = lanesOf(list.map((one) => ({ ...one, id: idOf(one) })));
  const laneOf = new Map(lanes.map((one) => [one.id, one]));
  const meets = (one: RunningActivity): readonly string[] =>
    (laneOf.get(idOf(one))?.overlaps ?? []).flatMap((id) => titles.get(id) ?? []);
  return (
    <>
      {/* The list below says all of it: on a phone it is all there is. */}
      <styled.div
        aria-hidden
        display={{ base: 'none', md: 'grid' }}
        gap="1"
        marginBottom="4"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: count }, (_, at) => (
          <Day key={at} data-today={first + at === dayIndexOf(today)}>
            {at + 1}
          </Day>
        ))}
        {list.map((one) => {
          const from = Math.max(0, dayIndexOf(one.firstDay) - first);
          const to = Math.min(count - 1, dayIndexOf(one.lastDay) - first);
          return (
            <Bar
              key={idOf(one)}
              data-kind={one.kind}
              data-meets={meets(one).length > 0}
              title={titles.get(idOf(one))}
              style={{
                gridColumn: `${from + 1} / ${to + 2}`,
                gridRow: (laneOf.get(idOf(one))?.lane ?? 0) + 2,
              }}
            >
              {one.title}
            </Bar>
          );
        })}
      </styled.div>
      <Legend aria-hidden>
        {KINDS.filter((kind) => list.some((one) => one.kind === kind)).map((kind) => (
          <Bar key={kind} data-kind={kind}>
            {words.kinds[kind]}
          </Bar>
        ))}
      </Legend>
      <Card room="none">
        <Rows aria-label={words.list}>
          {list.map((one) => {
            const others = meets(one);
            return (
              <li key={idOf(one)}>
                <styled.strong fontWeight="medium" overflowWrap="anywhere">
                  {one.title}
                </styled.strong>
                <styled.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {[
                    words.kinds[one.kind],
                    `${one.firstDay} – ${one.lastDay}`,
                    audienceWords(one.audience, one.audienceNames),
                  ].join(' · ')}
                </styled.p>
                <styled.p
                  fontSize="sm"
                  color={others.length > 0 ? 'amber.fg' : 'fg.muted'}
                  overflowWrap="anywhere"
                >
                  {others.length > 0 ? words.overlaps(others) : words.alone}
                </styled.p>
              </li>
            );
          })}
        </Rows>
      </Card>
    </>
  );
}

/** A calendar of all that runs, month by month, with what runs at the same time. Beyond the Specification. */
export function Component() {
  const { said, turn } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const month = monthOf(said.get('month'), today);
  const { first, last } = monthBounds(month);
  const read = useQuery(useActivityQueries().running, { firstDay: first, lastDay: last });
  return (
    <ActivityFrame>
      <styled.div
        role="group"
        aria-label={words.label}
        display="flex"
        alignItems="center"
        gap="2"
        marginBottom="4"
      >
        <IconButton label={words.earlier} onClick={() => turn({ month: monthAfter(month, -1) })}>
          <ChevronLeftIcon />
        </IconButton>
        <styled.h2 fontSize="md" aria-live="polite" fontVariantNumeric="tabular-nums">
          {words.title(month)}
        </styled.h2>
        <IconButton label={words.later} onClick={() => turn({ month: monthAfter(month, 1) })}>
          <ChevronRightIcon />
        </IconButton>
      </styled.div>
      <Answer
        of={read}
        failed={activities.failed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
        isEmpty={({ length }) => length === 0}
        empty={
          <Card>
            <EmptyState title={words.none} />
          </Card>
        }
      >
        {(list) => <Month month={month} today={today} list={list} />}
      </Answer>
    </ActivityFrame>
  );
}
