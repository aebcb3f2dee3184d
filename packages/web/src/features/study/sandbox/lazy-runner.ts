import type { CodeEvent, CodeRunner } from '@ykd/adapters-ui/stores';
import { catchError, defer, of, switchMap } from 'rxjs';

/** The runner, of which even the code is loaded by the first run. */
export const lazyRunner = (fetch: typeof globalThis.fetch): CodeRunner => {
  let made: CodeRunner | undefined;
  const load = async (): Promise<CodeRunner> => {
    const [{ createSandboxRunner }, { createSandbox }] = await Promise.all([
      import('./sandbox-runner'),
      import('./sandbox-frame'),
    ]);
    return (made ??= createSandboxRunner(createSandbox(document, fetch)));
  };
  return {
    run: (task) =>
      defer(load).pipe(
        switchMap((runner) => runner.run(task)),
        catchError(() => of<CodeEvent>({ kind: 'broken' })),
      ),
  };
};
