import { describe, expect, it } from 'vitest';
import { buildOf, serverBuild } from '../src/routing/server-build';

const page = (start: string) =>
  `<html><script src="/head.js"></script><script type="module" crossorigin src="${start}"></script>`;

describe('the build of the server', () => {
  it('is named by the script that its documents start', async () => {
    expect(buildOf(page('/assets/index-a.js'))).toBe('/assets/index-a.js');
    expect(await serverBuild(async () => new Response(page('/assets/index-b.js')))).toBe(
      '/assets/index-b.js',
    );
  });

  it('is not known without an answer, or from what is no document of the app', async () => {
    expect(await serverBuild(() => Promise.reject(new TypeError('Failed to fetch')))).toBeUndefined();
    expect(await serverBuild(async () => new Response('Bad gateway', { status: 502 }))).toBeUndefined();
  });
});
