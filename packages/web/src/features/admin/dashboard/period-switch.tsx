import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { GRAINS } from '@ykd/application/dashboard';
import { periodOf, type Grain } from '@ykd/domain/dashboard';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { earlierDay, laterDay } from './period-said';

type PeriodSwitchProps = {
  /** Which period is asked for: what is shown may still be the one before. */
  by: Grain;
  on: string | undefined;
  /** The day that the numbers are of today; undefined while that is not known. */
  today: string | undefined;
  /** Goes to a period; `on` undefined: that of today. */
  onChange: (period: { by: Grain; on: string | undefined }) => void;
};

/** By day or by month, and on to the period before and behind. */
export function PeriodSwitch({ by, on, today, onChange }: PeriodSwitchProps) {
  const period = today === undefined ? undefined : { ...periodOf(by, on ?? today, today), by, today };
  const isLast = period?.isRunning !== false;
  return (
    <styled.div display="flex" alignItems="center" gap="1" role="group" aria-label={words.by}>
      {GRAINS.map((grain) => (
        <Button
          key={grain}
          size="sm"
          variant={grain === by ? 'soft' : 'ghost'}
          aria-pressed={grain === by}
          onClick={() =>
            onChange({ by: grain, on: period === undefined || period.isRunning ? undefined : period.now.to })
          }
        >
          {words.grains[grain]}
        </Button>
      ))}
      <IconButton
        size="sm"
        label={words.earlier[by]}
        onClick={() => period && onChange({ by, on: earlierDay(period) })}
      >
        <ChevronLeftIcon size={16} />
      </IconButton>
      {/* It keeps the focus where there is nothing behind. */}
      <IconButton
        size="sm"
        label={isLast ? words.latest : words.later[by]}
        aria-disabled={isLast || undefined}
        opacity={isLast ? '0.55' : '1'}
        onClick={() => {
          if (period && !isLast) onChange({ by, on: laterDay(period) });
        }}
      >
        <ChevronRightIcon size={16} />
      </IconButton>
    </styled.div>
  );
}
