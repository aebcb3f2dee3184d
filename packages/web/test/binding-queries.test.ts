import { err, ok } from '@ykd/domain/shared';
import { NEVER, of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBindingQueries } from '../src/container/binding-queries';

let since: number | null;
/** Nobody is logged in any more. */
let over: boolean;
let account: ReturnType<typeof createBindingQueries>;

const OVER = err({ kind: 'not-logged-in' } as const);
const answer = async <T>(act: () => T) => (over ? OVER : ok(act()));

beforeEach(() => {
  since = 7;
  over = false;
  account = createBindingQueries({
    weixin: {
      binding: () => answer(() => ({ available: true, since })),
      unbind: () =>
        answer(() => {
          since = null;
          return null;
        }),
    },
    queryScope: { now: () => 0, member$: of('ming'), shown$: NEVER, again$: NEVER },
  });
  account.binding.of(undefined).look();
});

describe('the WeChat account of the member', () => {
  const binding = () => account.binding.of(undefined);

  it('is shown, and released', async () => {
    await binding().ask();
    expect(binding().getSnapshot()).toEqual({ status: 'ready', value: { available: true, since: 7 } });
    expect(await account.unbind()).toBe(true);
    expect(binding().getSnapshot().value).toEqual({ available: true, since: null });
    expect(since).toBeNull();
  });

  it('stays for who is not logged in any more', async () => {
    over = true;
    await binding().ask();
    expect(binding().getSnapshot().status).toBe('refused');
    expect(await account.unbind()).toBe(false);
    expect(since).toBe(7);
  });
});
