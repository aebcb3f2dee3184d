import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChosenBar } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { table as words } from '../messages/zh-CN/table';
import { ALL_ROWS, chosenCount, type RowChoice } from './row-choice';

/** What can be done with the rows that are chosen, and the way from those of a page to all that the filter finds. */
export function ChoiceBar({
  choice,
  onChoose,
  onLetGo,
  found,
  canTakeAll,
  children,
}: {
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
  onLetGo: () => void;
  /** How many rows the filter finds. */
  found: number;
  /** All rows of the page are chosen, there are more of them, and it is known how many. */
  canTakeAll: boolean;
  children: ReactNode;
}) {
  return (
    <ChosenBar count={chosenCount(choice, found)} onClear={onLetGo}>
      {choice.kind === 'these' && canTakeAll && (
        <Button variant="soft" size="sm" onClick={() => onChoose(ALL_ROWS)}>
          {words.chooseAll(found.toLocaleString('zh-CN'))}
        </Button>
      )}
      {choice.kind === 'all' && (
        <styled.span alignSelf="center" color="fg.muted" fontSize="sm">
          {words.allChosen}
        </styled.span>
      )}
      {children}
    </ChosenBar>
  );
}
