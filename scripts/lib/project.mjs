import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const inRoot = (...parts) => join(root, ...parts);

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Ends the script with an explanation for people instead of a stack. */
export class Refusal extends Error {}

/** Runs a script's main function: a refusal is explained, its value is the exit code. */
export const main = async (body) => {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n✗ ${error.message}\n`);
    process.exitCode = 1;
  }
};
