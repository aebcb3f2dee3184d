import type { ServiceIdentifier } from 'inversify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { TOKENS } from '../../src/container/tokens.js';
import { openParts } from '../../src/start.js';
import { tempFolder } from '../support/temp-folder.js';

it('gives every part that it names', async () => {
  await using begun = new AsyncDisposableStack();
  const folder = begun.adopt(tempFolder(), ({ remove }) => remove());
  const config = readConfig({ DATA_DIR: folder.path });
  const { container } = await openParts(config, pino({ level: 'silent' }), begun);
  const tokens = Object.entries<ServiceIdentifier>(TOKENS);
  expect(tokens.length).toBeGreaterThan(20);
  for (const [name, token] of tokens) expect(container.get(token), name).toBeDefined();
});
