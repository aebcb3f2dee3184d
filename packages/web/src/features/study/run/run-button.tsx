import { Button, PlayIcon } from '@ykd/adapters-ui/widgets';
import type { CodeRunState } from '@ykd/adapters-ui/stores';
import { run as messages } from '../messages/zh-CN/run';

/** Whether a program is on its way. */
export const isRunning = ({ status }: CodeRunState): boolean => status === 'loading' || status === 'running';

/** Runs a program; while it runs, stops it. One button, so that the focus stays where it is. */
export function RunButton({
  state,
  onRun,
  onStop,
}: {
  state: CodeRunState;
  onRun: () => void;
  onStop: () => void;
}) {
  return isRunning(state) ? (
    <Button key="run" size="sm" variant="outline" onClick={onStop}>
      {messages.stop}
    </Button>
  ) : (
    <Button key="run" size="sm" variant="soft" onClick={onRun}>
      <PlayIcon size={16} />
      {messages.run}
    </Button>
  );
}
