import { defer, switchMap } from 'rxjs';
import type { SandboxRunner } from './sandbox-runner';

/** The runner, of which even the code is loaded by the first run. */
export const lazyRunner = (fetch: typeof globalThis.fetch): SandboxRunner => {
  let made: SandboxRunner | undefined;
  const load = async (): Promise<SandboxRunner> => {
    const [{ createSandboxRunner }, { createSandbox }] = await Promise.all([
      import('./sandbox-runner'),
      import('./sandbox-frame'),
    ]);
    return (made ??= createSandboxRunner(createSandbox(document, fetch)));
  };
  return {
    run: (task) => defer(load).pipe(switchMap((runner) => runner.run(task))),
    rest: () => made?.rest(),
  };
};
