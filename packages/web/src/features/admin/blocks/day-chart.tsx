import { styled } from '@ykd/adapters-ui/styled';
import { Button, DataTable } from '@ykd/adapters-ui/widgets';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { chart as words } from '../messages/zh-CN/student';
import { ChartMarks } from './chart-marks';
import { csvOf } from './day-chart-values';
import { useChartSteps } from './use-chart-steps';

export type DayChartProps = {
  /** What is shown. */
  title: string;
  /** One value a day, `YYYY-MM-DD`, in their order. */
  days: readonly { readonly day: string; readonly value: number }[];
  /** A value for people. */
  inWords: (value: number) => string;
  /** A value for a spreadsheet: a number without a unit. */
  inFigures: (value: number) => number;
  /** The heads of both columns; `figures`: with the unit of the figures. */
  heads: { readonly day: string; readonly value: string; readonly figures: string };
  /** What stands at the beginning of its head. */
  lead?: ReactNode;
};

const Bars = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    height: '40',
    marginTop: '4',
    paddingInlineStart: '14',
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    cursor: 'default',
    touchAction: 'pan-y',
  },
});

/** The whole height answers the pointer; the bar stands in it. */
const Slot = styled('span', {
  base: {
    // Before the lines of the scale.
    position: 'relative',
    flex: '1',
    minWidth: 0,
    height: 'full',
    display: 'flex',
    alignItems: 'flex-end',
    px: '1px',
    '& > span': {
      display: 'block',
      width: 'full',
      maxWidth: '10',
      mx: 'auto',
      borderTopRadius: 'sm',
      bg: 'data.green',
    },
    '&[data-current]': { bg: 'bg.subtle' },
    '&[data-current] > span': { bg: 'brand.fg' },
  },
});

/** Bars, one a day: the arrow keys go from day to day, and what one shows is said in words. */
function DayBars({
  title,
  days,
  inWords,
  inFigures,
}: Pick<DayChartProps, 'title' | 'days' | 'inWords' | 'inFigures'>) {
  const most = Math.max(...days.map(({ value }) => value), 1);
  const highest = inFigures(most);
  const { current, slider, columnAt } = useChartSteps(days.length);
  const shown = days[current];
  const said = shown === undefined ? '' : words.at(shown.day, inWords(shown.value));
  return (
    <>
      <Bars {...slider} aria-label={title} aria-valuetext={said} title={words.hint}>
        <ChartMarks to={highest} />
        {days.map(({ day, value }, at) => (
          <Slot key={day} {...columnAt(at)}>
            <span style={{ height: value === 0 ? 0 : `max(3px, ${(value / most) * 100}%)` }} />
          </Slot>
        ))}
      </Bars>
      <styled.div
        display="flex"
        justifyContent="space-between"
        gap="3"
        marginTop="1"
        paddingInlineStart="14"
        fontSize="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        <span>{days[0]?.day}</span>
        <styled.span color="fg.default" fontWeight="medium">
          {said}
        </styled.span>
        <span>{days.at(-1)?.day}</span>
      </styled.div>
    </>
  );
}

/** Values day by day: as bars, as the table behind them, and as CSV to be copied. */
export function DayChart({ title, days, inWords, inFigures, heads, lead }: DayChartProps) {
  const [isTable, setTable] = useState(false);
  const figures = days.map(({ day, value }) => [day, inFigures(value)] as const);
  return (
    <figure>
      <styled.div
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        alignItems="center"
        gap="2"
        marginBottom="2"
      >
        <styled.div flexGrow="1">{lead}</styled.div>
        <styled.div display="flex" alignItems="center" gap="1">
          <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? words.bars : words.table}
          </Button>
          <CopyButton text={csvOf([heads.day, heads.figures], figures)} label={words.copy} />
        </styled.div>
      </styled.div>
      {isTable ? (
        <styled.div maxHeight="96" overflowY="auto">
          <DataTable
            caption={words.tableOf(title)}
            cols={[
              { id: 'day', title: heads.day, isHead: true, narrow: 'head', cell: ({ day }) => day },
              {
                id: 'value',
                title: heads.value,
                align: 'end',
                narrow: 'head',
                cell: ({ value }) => inWords(value),
              },
            ]}
            rows={days.map((one) => ({ ...one, id: one.day })).toReversed()}
            nameOf={({ day }) => day}
          />
        </styled.div>
      ) : (
        <DayBars title={title} days={days} inWords={inWords} inFigures={inFigures} />
      )}
    </figure>
  );
}
