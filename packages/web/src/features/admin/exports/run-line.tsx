import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, CloseIcon, IconButton, Spinner, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { ExportState, ExportView } from '@ykd/application/list-export';
import { shanghaiMinute } from '@ykd/domain/shared';
import { exporting as words } from '../messages/zh-CN/exports';

const TONES: Readonly<Record<ExportState, NonNullable<BadgeProps['tone']>>> = {
  running: 'info',
  done: 'brand',
  cancelled: 'neutral',
  failed: 'danger',
};

/** What a run exports, such as 学员 CSV. */
const runName = ({ list, format }: ExportView): string => `${words.lists[list]} ${words.formats[format]}`;

/** Runs, one below the other. */
export const Runs = styled('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
});

const Line = styled('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', paddingBlock: '2', minWidth: '0' },
});

/** A run: what of, how far, how it ended. */
export function RunLine({
  run,
  onStop,
  onClose,
}: {
  run: ExportView;
  onStop: () => void;
  onClose?: (() => void) | undefined;
}) {
  const { state, rows, conditions, startedAt } = run;
  const isRunning = state === 'running';
  return (
    <Line>
      <styled.div flex="1" minWidth="0">
        <styled.p
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap="2"
          fontSize="sm"
          fontWeight="medium"
        >
          {runName(run)}
          <Badge tone={TONES[state]}>
            {isRunning && <Spinner size="12px" />}
            {words.states[state]}
          </Badge>
        </styled.p>
        <styled.p color="fg.muted" fontSize="xs" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
          {[words.rows(rows.toLocaleString('zh-CN')), conditions || words.whole].join(' · ')}
          {' · '}
          <styled.span whiteSpace="nowrap">{shanghaiMinute(startedAt).slice(5)}</styled.span>
        </styled.p>
        {state === 'failed' && (
          <styled.p color="danger.fg" fontSize="xs">
            {words.failedHint}
          </styled.p>
        )}
      </styled.div>
      {isRunning ? (
        <Button variant="outline" size="sm" aria-label={words.cancelOf(runName(run))} onClick={onStop}>
          {words.cancel}
        </Button>
      ) : (
        onClose && (
          <IconButton size="sm" label={words.close} onClick={onClose}>
            <CloseIcon size={16} />
          </IconButton>
        )
      )}
    </Line>
  );
}
