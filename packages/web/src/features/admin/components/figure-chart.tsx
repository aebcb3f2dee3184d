import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { DaySpan, Grain } from '@ykd/domain/dashboard';
import { useState } from 'react';
import { DayChart } from '../blocks/day-chart';
import { dashboard as words } from '../messages/zh-CN/dashboard';

/** A figure over days or months. */
export interface Charted<Point> {
  readonly title: string;
  readonly valueOf: (point: Point) => number;
  readonly inWords: (value: number) => string;
  readonly inFigures: (value: number) => number;
  /** What its figures are in. */
  readonly unit?: string;
}

/** One of some figures over days or months. */
export function FigureChart<Point extends DaySpan>({
  by,
  points,
  figures,
}: {
  by: Grain;
  points: readonly Point[];
  figures: readonly [Charted<Point>, ...Charted<Point>[]];
}) {
  const [chosen, setChosen] = useState(0);
  const { title, valueOf, inWords, inFigures, unit } = figures[chosen] ?? figures[0];
  return (
    <DayChart
      lead={
        <styled.div role="group" aria-label={words.chosen} display="flex" flexWrap="wrap" gap="1">
          {figures.map((figure, at) => (
            <Button
              key={figure.title}
              size="sm"
              variant={at === chosen ? 'soft' : 'ghost'}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
            >
              {figure.title}
            </Button>
          ))}
        </styled.div>
      }
      title={words.chart(title, by)}
      days={points.map((point) => ({
        day: by === 'month' ? point.from.slice(0, 'YYYY-MM'.length) : point.from,
        value: valueOf(point),
      }))}
      inWords={inWords}
      inFigures={inFigures}
      heads={{
        day: words.heads[by],
        value: title,
        figures: unit === undefined ? title : `${title}（${unit}）`,
      }}
    />
  );
}
