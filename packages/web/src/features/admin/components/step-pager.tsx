import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { blocks } from '../messages/zh-CN/blocks';

const words = blocks.steps;

type Steps = { readonly onPrevious: (() => void) | undefined; readonly onNext: (() => void) | undefined };

/** The ways to the pages of a list within a page or a dialog, before and after; `label`: of what. */
export function StepPager({ label, onPrevious, onNext }: Steps & { label: string }) {
  if (onPrevious === undefined && onNext === undefined) return null;
  return (
    <styled.nav aria-label={words.pages(label)} display="flex" gap="3" marginTop="4">
      <Button variant="outline" size="sm" disabled={onPrevious === undefined} onClick={onPrevious}>
        {words.previous}
      </Button>
      <Button variant="outline" size="sm" disabled={onNext === undefined} onClick={onNext}>
        {words.next}
      </Button>
    </styled.nav>
  );
}

type Turn = { readonly after?: string; readonly before?: string };

/** Which page of such a list is shown, where no address says so. */
export const useTurns = () => {
  const [turn, setTurn] = useState<Turn>({});
  return {
    turn,
    toFirst: () => setTurn({}),
    stepsOf: ({
      previous,
      next,
    }: {
      readonly previous: string | null;
      readonly next: string | null;
    }): Steps => ({
      onPrevious: previous === null ? undefined : () => setTurn({ before: previous }),
      onNext: next === null ? undefined : () => setTurn({ after: next }),
    }),
  };
};
