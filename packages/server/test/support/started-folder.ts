import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { PRODUCTION } from './production.js';
import { runServer } from './server-process.js';
import { tempFolder } from './temp-folder.js';

const SETTINGS = { demo: {}, production: PRODUCTION } as const;

/** Whether this is the first of the run's test files to ask for it: the one that makes the folder. */
const isFirst = (place: string): boolean => mkdirSync(`${place}-begun`, { recursive: true }) !== undefined;

/** A data folder in which a server has started for the first time: it imported the courses, which takes long. */
const original = async (kind: keyof typeof SETTINGS): Promise<string> => {
  const place = join(inject('runFolder'), kind);
  const failure = `${place}-failed`;
  if (!isFirst(place)) {
    await expect.poll(() => existsSync(place) || existsSync(failure)).toBe(true);
    if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
    return place;
  }
  try {
    const made = mkdtempSync(`${place}-`);
    const server = await runServer({ DATA_DIR: made, ...SETTINGS[kind] });
    server.process.kill('SIGTERM');
    await server.ended;
    renameSync(made, place);
  } catch (error) {
    writeFileSync(`${failure}-words`, `the first start failed in another file: ${String(error)}`);
    renameSync(`${failure}-words`, failure);
    throw error;
  }
  return place;
};

/** A copy of a data folder in which such a server has started before; it is removed when the test ends. */
export const startedFolder = async (kind: keyof typeof SETTINGS): Promise<string> => {
  const from = await original(kind);
  const folder = tempFolder();
  onTestFinished(folder.remove);
  cpSync(from, folder.path, { recursive: true });
  return folder.path;
};
