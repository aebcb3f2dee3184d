import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonText } from '@ykd/adapters-ui/widgets';
import { EXPORT_FORMATS, type ExportName } from '@ykd/application/list-export';
import type { ListState } from '@ykd/application/staff-list';
import { exporting as words } from '../messages/zh-CN/exports';
import { Popover } from '../table/popover';
import { RunLine, Runs } from './run-line';
import type { Exports } from './use-exports';

/** Exports what a list shows, all of it, and tells what was exported before. */
export function ExportMenu({
  exports: { known, start, stop },
  list,
  state,
  hint = words.hint,
}: {
  exports: Exports;
  list: ExportName;
  state: ListState;
  /** What is in the file, where that is not what is shown. */
  hint?: string;
}) {
  return (
    <Popover label={words.title} trigger={words.title} align="end">
      {(close) => (
        <styled.div display="flex" flexDirection="column" gap="3">
          <styled.p color="fg.muted" fontSize="sm">
            {hint}
          </styled.p>
          <styled.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
            {EXPORT_FORMATS.toReversed().map((format) => (
              <Button
                key={format}
                variant="outline"
                size="sm"
                onClick={() => {
                  close();
                  void start({ list, format, state });
                }}
              >
                {words.as(words.formats[format])}
              </Button>
            ))}
          </styled.div>
          <styled.div borderTopWidth="1px" borderColor="line" paddingTop="3">
            <styled.h2 fontSize="sm" fontWeight="medium">
              {words.recent}
            </styled.h2>
            <Answer
              compact
              of={known}
              waiting={<SkeletonText lines={2} />}
              failed={words.noRuns}
              refused="failed"
              isEmpty={(runs) => runs.length === 0}
              empty={
                <styled.p color="fg.subtle" fontSize="sm">
                  {words.none}
                </styled.p>
              }
            >
              {(runs) => (
                <Runs css={{ maxHeight: '64', overflowY: 'auto' }}>
                  {runs.slice(0, 5).map((run) => (
                    <RunLine key={run.id} run={run} onStop={() => void stop(run)} />
                  ))}
                </Runs>
              )}
            </Answer>
          </styled.div>
        </styled.div>
      )}
    </Popover>
  );
}
