import { useStore } from '@ykd/adapters-ui/react';
import type { ExerciseSolution } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { solutionCodeIssue } from '@ykd/domain/course';
import { useState } from 'react';
import { writtenCode as messages } from '../messages/zh-CN/written-code';

export type WrittenCodeProps = {
  solution: ExerciseSolution;
  /** The program to start from. */
  starter: string;
  /** Another program has taken the place of the one that was run. */
  onRestored: () => void;
};

const Note = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    flexBasis: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});

/** The ways back to what the member has written before, and to where he began; each can be taken back. */
export function WrittenCode({ solution, starter, onRestored }: WrittenCodeProps) {
  const { code = starter, passed, other } = useStore(solution);
  const [taken, setTaken] = useState<{ readonly before: string; readonly now: string }>();
  const put = (next: string, before?: string) => {
    setTaken(before === undefined ? undefined : { before, now: next });
    onRestored();
    solution.write(next);
  };
  /** One button for both ways, so that the focus stays where it is. */
  const wayTo = (target: string, words: string, isOffered: boolean) => {
    const undo = code === target && taken?.now === target ? taken.before : undefined;
    if (undo === undefined && !isOffered) return null;
    return (
      <Button
        size="sm"
        variant="ghost"
        disabled={undo === undefined && code === target}
        onClick={() => (undo === undefined ? put(target, code) : put(undo))}
      >
        {undo === undefined ? words : messages.undo}
      </Button>
    );
  };
  const issue = solutionCodeIssue(code);
  return (
    <>
      {wayTo(starter, messages.starter, true)}
      {passed !== undefined && passed !== starter && wayTo(passed, messages.passed, passed !== code)}
      {other !== undefined && (
        <Note>
          {messages.otherNote}
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              onRestored();
              solution.swap();
            }}
          >
            {messages.other}
          </Button>
        </Note>
      )}
      {issue !== undefined && <Note role="status">{messages.notKept(issue)}</Note>}
    </>
  );
}
