import { useState, type KeyboardEvent } from 'react';
import { stepTo } from './day-chart-values';

/** Which of so many columns of a chart is looked at: the last one, until a pointer or the arrow keys choose another. */
export const useChartSteps = (count: number) => {
  const last = count - 1;
  const [chosen, setChosen] = useState<number>();
  const current = Math.min(chosen ?? last, last);
  return {
    current,
    /** Of the whole chart. */
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': current,
      onKeyDown: (event: KeyboardEvent): void => {
        const next = stepTo(event.key, current, count);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      },
      onPointerLeave: () => setChosen(undefined),
    },
    /** Of one of its columns: the whole height of each answers the pointer. */
    columnAt: (at: number) => ({
      'data-current': at === chosen || undefined,
      onPointerEnter: () => setChosen(at),
      onPointerDown: () => setChosen(at),
    }),
  } as const;
};
