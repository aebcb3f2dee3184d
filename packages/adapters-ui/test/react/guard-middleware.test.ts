import { PASS, redirectTo, type GuardDecision } from '@ykd/domain/shared';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { guardMiddleware } from '../../src/react/index.js';

const visit = async (decide: (url: string) => Promise<GuardDecision> | GuardDecision, path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      {
        middleware: [guardMiddleware(decide)],
        children: [{ path: '/learn', Component: () => null }],
      },
      { path: '/login', Component: () => null },
    ],
    { initialEntries: ['/'] },
  );
  await router.navigate(path);
  return router;
};

describe('a guard as middleware', () => {
  it('lets pass', async () => {
    const { state } = await visit(() => PASS, '/learn?x=1');
    expect(state.location).toMatchObject({ pathname: '/learn', search: '?x=1' });
    expect(state.errors).toBeNull();
  });

  it('sends elsewhere on the site, with the query', async () => {
    const seen: string[] = [];
    const { state } = await visit(async (url) => {
      seen.push(url);
      return redirectTo('/login?target=x');
    }, '/learn?x=1');
    expect(new URL(seen[0] ?? '').pathname + new URL(seen[0] ?? '').search).toBe('/learn?x=1');
    expect(state.location).toMatchObject({ pathname: '/login', search: '?target=x' });
  });

  it('decides anew when the router revalidates', async () => {
    let member = true;
    const router = await visit(() => (member ? PASS : redirectTo('/login')), '/learn');
    member = false;
    await router.revalidate();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  it('leaves a failure to the error page', async () => {
    const failure = new Error('no server');
    const { state } = await visit(() => Promise.reject(failure), '/learn');
    expect(Object.values(state.errors ?? {})).toEqual([failure]);
  });
});
