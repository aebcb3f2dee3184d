import { CODE_OUTPUT_MAX, type CodeEvent, type CodeRunner, type CodeTask } from '@ykd/adapters-ui/stores';
import type { RunLanguage } from '@ykd/application';
import { catchError, defer, from, Observable, of, Subject, switchMap, takeUntil } from 'rxjs';
import { isLastEvent, readCodeEvent } from './run-events';
import type { SandboxFrame } from './sandbox-frame';

/** A worker that says more is none of ours any more: honest output comes in batches. */
const EVENTS_MAX = 2000;

/** The runner over the sandbox, which is opened by the first run. */
export const createSandboxRunner = (open: () => Promise<SandboxFrame>): CodeRunner => {
  let sandbox: Promise<SandboxFrame> | undefined;
  const opened = (): Promise<SandboxFrame> =>
    (sandbox ??= open().catch((error: unknown) => {
      sandbox = undefined;
      throw error;
    }));
  const replaced$ = new Subject<void>();

  const events = (frame: SandboxFrame, { language, code, check }: CodeTask) =>
    new Observable<CodeEvent>((observer) => {
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      let isOver = false;
      port1.addEventListener('message', ({ data }) => {
        const event = readCodeEvent(data);
        count += 1;
        if (event === undefined || count > EVENTS_MAX) {
          observer.next({ kind: 'broken' });
          observer.complete();
          return;
        }
        isOver = isLastEvent(event) && event.kind !== 'broken';
        observer.next(event);
        if (isLastEvent(event)) observer.complete();
      });
      port1.start();
      frame.tell({ kind: 'run', language, task: { code, check, outputMax: CODE_OUTPUT_MAX } }, port2);
      return () => {
        port1.close();
        frame.tell({ kind: isOver ? 'rest' : 'stop' });
      };
    });

  const ready = async (language: RunLanguage): Promise<SandboxFrame> => {
    const frame = await opened();
    await frame.prepare(language);
    return frame;
  };

  return {
    run: (task) =>
      defer(() => {
        replaced$.next();
        return from(ready(task.language)).pipe(
          switchMap((frame) => events(frame, task)),
          catchError(() => of<CodeEvent>({ kind: 'broken' })),
          takeUntil(replaced$),
        );
      }),
  };
};
