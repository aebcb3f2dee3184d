import { styled } from '@ykd/adapters-ui/styled';
import { Button, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import { STANDING_DAYS, type StaffStanding } from '@ykd/application/check-in';
import { MAKE_UP_REASON_MAX } from '@ykd/domain/campaign';
import { dayIndexOf } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { standings as words } from '../messages/zh-CN/standings';
import { useCheckInQueries } from './check-in-queries';
import { studentColumn, studentName } from './student-column';
import { useTakeBack } from './use-take-back';

const Strip = styled('svg', {
  base: {
    display: 'block',
    width: '40',
    height: '4',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    '& [data-kind=written]': { fill: 'data.green' },
    '& [data-kind=madeUp]': { fill: 'amber.solid' },
  },
});

/** The last days of somebody, the one that is asked about at the end. */
function DayStrip({ until, days }: { until: string; days: StaffStanding['days'] }) {
  const end = dayIndexOf(until);
  const shape = (isMadeUp: boolean): string =>
    days
      .filter((one) => one.isMadeUp === isMadeUp)
      .map(({ day }) => `M${dayIndexOf(day) - end + STANDING_DAYS - 1} 0h.85v1h-.85z`)
      .join('');
  const madeUp = days.filter((one) => one.isMadeUp).length;
  return (
    <Strip
      role="img"
      aria-label={words.strip(STANDING_DAYS, days.length, madeUp)}
      viewBox={`0 0 ${STANDING_DAYS} 1`}
      preserveAspectRatio="none"
    >
      <path data-kind="written" d={shape(false)} />
      <path data-kind="madeUp" d={shape(true)} />
    </Strip>
  );
}

/** A table knows its rows by their ids. */
type Row = StaffStanding & { readonly id: string };

const colsOf = (day: string, act: (row: Row) => ReactNode): readonly Column<Row>[] => [
  studentColumn(words.name),
  { id: 'current', title: words.current, align: 'end', cell: ({ current }) => words.days(current) },
  { id: 'longest', title: words.longest, align: 'end', cell: ({ longest }) => words.days(longest) },
  { id: 'total', title: words.total, align: 'end', cell: ({ total }) => words.days(total) },
  { id: 'last', title: words.last, cell: ({ lastDay }) => lastDay ?? words.never },
  {
    id: 'strip',
    title: words.recent(STANDING_DAYS),
    cell: ({ days }) => <DayStrip until={day} days={days} />,
  },
  { id: 'act', title: words.thatDay(day), cell: act },
];

/** Students in a campaign, and what can be done about the day that is looked at. */
export function StandingRows({
  campaign,
  day,
  rows,
  mayMakeUp,
  onChanged,
}: {
  campaign: string;
  day: string;
  rows: readonly StaffStanding[];
  /** Whether there can be an entry of that day. */
  mayMakeUp: boolean;
  onChanged: () => void;
}) {
  const { port, outdate } = useCheckInQueries();
  const { success } = useServices().toasts.commands;
  const [wanted, setWanted] = useState<StaffStanding>();
  const changed = (): void => {
    outdate();
    onChanged();
  };
  const { isBusy, takeBack } = useTakeBack(changed);
  const entryOf = ({ days }: StaffStanding) => days.find((one) => one.day === day);
  const act = (row: StaffStanding) => {
    const entry = entryOf(row);
    if (entry?.isMadeUp === true)
      return (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={isBusy}
          aria-label={words.takeBackOf(studentName(row))}
          onClick={() => void takeBack({ userId: row.student.id, campaign, day }, studentName(row))}
        >
          {words.takeBack}
        </Button>
      );
    if (entry !== undefined) return words.there;
    if (!mayMakeUp) return words.nothing;
    return (
      <Button
        size="sm"
        variant="outline"
        aria-label={words.makeUpOf(studentName(row), day)}
        onClick={() => setWanted(row)}
      >
        {words.makeUp}
      </Button>
    );
  };
  return (
    <>
      <DataTable<Row, never>
        caption={words.list}
        cols={colsOf(day, act)}
        rows={rows.map((row) => ({ ...row, id: row.student.id }))}
        nameOf={studentName}
      />
      {wanted && (
        <ConfirmWithReason
          title={words.makeUpOf(studentName(wanted), day)}
          text={words.makeUpText}
          confirmLabel={words.makeUp}
          tone="brand"
          length={{ min: 1, max: MAKE_UP_REASON_MAX }}
          reasonLabel={words.reason}
          fields={['day']}
          act={(reason) => port.makeUp({ userId: wanted.student.id, campaign, day, reason })}
          onClose={() => setWanted(undefined)}
          onDone={() => {
            success(words.madeUp(studentName(wanted)));
            setWanted(undefined);
            changed();
          }}
        />
      )}
    </>
  );
}
