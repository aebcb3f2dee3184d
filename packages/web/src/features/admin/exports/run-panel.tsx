import { styled } from '@ykd/adapters-ui/styled';
import { exporting as words } from '../messages/zh-CN/exports';
import { RunLine, Runs } from './run-line';
import type { Exports } from './use-exports';

/** How far the exports are that are on their way, wherever they were begun, after the page was loaded anew as well. */
export function RunPanel({ shown, stop, close }: Pick<Exports, 'shown' | 'stop' | 'close'>) {
  return (
    <styled.section role="status" aria-label={words.runs} _empty={{ display: 'none' }}>
      {shown.length > 0 && (
        <styled.div
          paddingInline="4"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius="card"
        >
          <Runs>
            {shown.map((run) => (
              <RunLine key={run.id} run={run} onStop={() => void stop(run)} onClose={() => close(run)} />
            ))}
          </Runs>
        </styled.div>
      )}
    </styled.section>
  );
}
