import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { GRAINS, type Dashboard } from '@ykd/application/dashboard';
import type { Grain } from '@ykd/domain/dashboard';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { earlierDay, laterDay } from './period-said';

type PeriodSwitchProps = {
  by: Grain;
  /** What is shown; undefined while that is not known. */
  board: Dashboard | undefined;
  /** Goes to a period; `on` undefined: that of today. */
  onChange: (period: { by: Grain; on: string | undefined }) => void;
};

/** By day or by month, and on to the period before and behind. */
export function PeriodSwitch({ by, board, onChange }: PeriodSwitchProps) {
  const isLast = board?.isRunning !== false;
  return (
    <styled.div display="flex" alignItems="center" gap="1" role="group" aria-label={words.by}>
      {GRAINS.map((grain) => (
        <Button
          key={grain}
          size="sm"
          variant={grain === by ? 'soft' : 'ghost'}
          aria-pressed={grain === by}
          onClick={() =>
            onChange({ by: grain, on: board === undefined || board.isRunning ? undefined : board.now.to })
          }
        >
          {words.grains[grain]}
        </Button>
      ))}
      <IconButton
        size="sm"
        label={words.earlier[by]}
        onClick={() => board && onChange({ by, on: earlierDay(board) })}
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
          if (board && !isLast) onChange({ by, on: laterDay(board) });
        }}
      >
        <ChevronRightIcon size={16} />
      </IconButton>
    </styled.div>
  );
}
