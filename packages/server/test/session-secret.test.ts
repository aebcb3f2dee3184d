import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSessionSecret, SESSION_SECRET_MIN } from '../src/settings/session-secret.js';
import { tempFolder } from './support/temp-folder.js';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => (temp = tempFolder()));
afterEach(() => temp.remove());

it('is made once, for the owner of the data folder alone', () => {
  const secret = keptSessionSecret(temp.path);
  expect(secret.length).toBeGreaterThanOrEqual(SESSION_SECRET_MIN);
  expect(keptSessionSecret(temp.path)).toBe(secret);
  expect(statSync(join(temp.path, 'session-secret')).mode & 0o777).toBe(0o600);
});

it('is made anew where a crash left half of one', () => {
  writeFileSync(join(temp.path, 'session-secret'), 'half');
  const secret = keptSessionSecret(temp.path);
  expect(secret.length).toBeGreaterThanOrEqual(SESSION_SECRET_MIN);
  expect(keptSessionSecret(temp.path)).toBe(secret);
});
