import { CODE_OUTPUT_MAX, type CodeEvent, type CodeRunner, type CodeTask } from '@ykd/adapters-ui/stores';
import { defer, from, Observable, Subject, switchMap, takeUntil } from 'rxjs';
import { EVENTS_MAX, isLastEvent, readCodeEvent } from './run-events';
import type { PrepareLanguage, TellSandbox } from './sandbox-frame';

export interface SandboxRunner extends CodeRunner {
  /** No program is in sight any more: lets go of what waits for the next one. */
  rest(): void;
}

export const createSandboxRunner = (prepare: PrepareLanguage): SandboxRunner => {
  const replaced$ = new Subject<void>();
  let tellLast: TellSandbox | undefined;

  const events = (tell: TellSandbox, { language, code, check }: CodeTask) =>
    new Observable<CodeEvent>((observer) => {
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.addEventListener('message', ({ data }) => {
        const event = readCodeEvent(data);
        count += 1;
        if (event === undefined || count > EVENTS_MAX) {
          observer.next({ kind: 'broken' });
          observer.complete();
          return;
        }
        observer.next(event);
        if (isLastEvent(event)) observer.complete();
      });
      port1.start();
      tellLast = tell;
      tell({ kind: 'run', language, task: { code, check, outputMax: CODE_OUTPUT_MAX } }, port2);
      return () => {
        port1.close();
        tell({ kind: 'stop' });
      };
    });

  return {
    run: (task) =>
      defer(() => {
        replaced$.next();
        return from(prepare(task.language)).pipe(
          switchMap((tell) => events(tell, task)),
          takeUntil(replaced$),
        );
      }),
    rest: () => tellLast?.({ kind: 'rest' }),
  };
};
