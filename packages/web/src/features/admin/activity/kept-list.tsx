import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import type { DayWindow, WindowPhase } from '@ykd/domain/campaign';
import { type Result, shanghaiDay } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { useUndoOffer } from '../blocks/use-undo-offer';
import { activities as words } from '../messages/zh-CN/activities';
import { kept } from '../messages/zh-CN/kept';

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      px: { base: '4', md: '5' },
      py: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

/** Where days of this form lie. */
const phaseAt = ({ firstDay, lastDay }: DayWindow, today: string): WindowPhase => {
  if (today < firstDay) return 'before';
  return today <= lastDay ? 'open' : 'over';
};

export type KeptRow = {
  readonly key: string;
  readonly title: string;
  readonly days?: DayWindow;
  readonly facts: readonly string[];
  readonly mayChange: boolean;
  /** What else leads away from it. */
  readonly beside?: ReactNode;
  readonly onEdit: () => void;
  readonly onRemove?: (() => void) | undefined;
};

/** Whatever of a kind there is: what it is called, when it is, for whom, and what can be done with it. */
export function KeptList({ label, rows }: { label: string; rows: readonly KeptRow[] }) {
  const today = shanghaiDay(useServices().environment.clock.now());
  return (
    <Card room="none">
      <Rows aria-label={label}>
        {rows.map(({ key, title, days, facts, mayChange, beside, onEdit, onRemove }) => {
          const phase = days && phaseAt(days, today);
          return (
            <li key={key}>
              <styled.div flex="1" minWidth="14rem">
                <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
                  <styled.strong fontWeight="medium" overflowWrap="anywhere">
                    {title}
                  </styled.strong>
                  {phase && (
                    <Badge tone={phase === 'open' ? 'brand' : phase === 'before' ? 'amber' : 'neutral'}>
                      {words.phases[phase]}
                    </Badge>
                  )}
                </styled.div>
                <styled.p
                  fontSize="sm"
                  color="fg.muted"
                  fontVariantNumeric="tabular-nums"
                  overflowWrap="anywhere"
                >
                  {[...(days ? [`${days.firstDay} – ${days.lastDay}`] : []), ...facts].join(' · ')}
                </styled.p>
              </styled.div>
              <styled.span display="flex" alignItems="center" gap="2">
                {beside}
                {mayChange && (
                  <>
                    <Button size="sm" variant="outline" aria-label={words.edit(title)} onClick={onEdit}>
                      {words.editShort}
                    </Button>
                    {onRemove && (
                      <Button
                        size="sm"
                        variant="outline"
                        aria-label={words.removeOf(title)}
                        onClick={onRemove}
                      >
                        {words.remove}
                      </Button>
                    )}
                  </>
                )}
              </styled.span>
            </li>
          );
        })}
      </Rows>
    </Card>
  );
}

/** Removes one, and offers to put it back as it was. */
export const useRemoval = () => {
  const { commands } = useServices().toasts;
  const { offer } = useUndoOffer();
  const told = async (act: () => Promise<Result<unknown, AppError>>): Promise<boolean> => {
    try {
      const answer = await act();
      if (answer.ok) return true;
      const { error } = answer;
      const issue = error.kind === 'invalid-input' ? error.issues[0]?.message : undefined;
      commands.error(error.kind === 'changed-meanwhile' ? kept.changed : (issue ?? errorMessage(error)));
    } catch {
      commands.error(common.failedRequest);
    }
    return false;
  };
  return async (
    title: string,
    remove: () => Promise<Result<unknown, AppError>>,
    putBack: () => Promise<Result<unknown, AppError>>,
  ): Promise<void> => {
    if (!(await told(remove))) return;
    offer(words.removed(title), async () => {
      if (await told(putBack)) commands.success(words.back);
    });
  };
};
