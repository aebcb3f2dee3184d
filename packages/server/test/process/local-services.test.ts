import { expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { runServer, type Settings } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

const LOADED = /^module: (?:server\/dist\/local|local-services)\//;

const TOOLS = ['accounts', 'services', 'messages'];

const modulesOf = async (settings: Settings): Promise<readonly string[]> => {
  const { lines } = await runServer(settings, { telling: true });
  return lines.filter((line) => line.startsWith('module: '));
};

it('loads the built-in services for the demo', async () => {
  const modules = await modulesOf({ DATA_DIR: await startedFolder('demo') });
  expect(modules.filter((module) => LOADED.test(module)).length).toBeGreaterThan(20);
});

it('does not load their code in production', async () => {
  const modules = await modulesOf({ DATA_DIR: await startedFolder('production'), ...PRODUCTION });
  expect(modules).toContain('module: server/dist/main.js');
  expect(modules.filter((module) => LOADED.test(module))).toEqual([]);
});

it('shows what they received in the demo only', async () => {
  const statuses = async (settings: Settings): Promise<readonly number[]> => {
    const { address } = await runServer({ DATA_DIR: await startedFolder('demo'), ...settings });
    return Promise.all(TOOLS.map(async (name) => (await fetch(`${address}/api/dev/${name}`)).status));
  };
  expect(await statuses({})).toEqual([200, 200, 200]);
  expect(await statuses({ YKD_DEMO: 'off' })).toEqual([404, 404, 404]);
});
