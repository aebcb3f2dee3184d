import { expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

/** The statuses of the page and of a page that is always there. */
const statuses = async (
  settings: Record<string, string>,
  paths = ['/dev', '/dev/', '/dev?mobile=1', '/demo'],
): Promise<number[]> => {
  const server = await runServer(settings);
  const found: number[] = [];
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${new URL(server.address).port}${path}`, {
      headers: { accept: 'text/html' },
    });
    await answer.body?.cancel();
    found.push(answer.status);
  }
  server.process.kill('SIGTERM');
  await server.ended;
  return found;
};

it('the page that shows codes and accounts exists in the demo only', async () => {
  const DATA_DIR = await startedFolder('demo');
  expect(await statuses({ DATA_DIR })).toEqual([200, 200, 200, 200]);
  expect(await statuses({ DATA_DIR, YKD_DEMO: 'off' })).toEqual([404, 404, 404, 200]);
});

it('the page that shows codes is not there for other machines unless told so', async () => {
  const DATA_DIR = await startedFolder('demo');
  const paths = ['/dev', '/api/dev/messages', '/demo'];
  // This machine by a name that may as well be another's.
  const HOST = '127.1';
  expect(await statuses({ DATA_DIR, HOST }, paths)).toEqual([404, 404, 200]);
  expect(await statuses({ DATA_DIR, HOST, DEV_PAGES: 'on' }, paths)).toEqual([200, 200, 200]);
});

it('production shows what it is made of only when told so', async () => {
  const DATA_DIR = await startedFolder('production');
  const paths = ['/docs/json', '/docs', '/demo', '/shopmall/demo', '/shopmall'];
  expect(await statuses({ DATA_DIR, ...PRODUCTION }, paths)).toEqual([404, 404, 404, 404, 200]);
  const told = { DATA_DIR, ...PRODUCTION, DOCS_PAGES: 'on' };
  expect(await statuses(told, paths)).toEqual([200, 200, 200, 200, 200]);
});
