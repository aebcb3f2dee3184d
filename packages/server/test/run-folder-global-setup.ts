import type { TestProject } from 'vitest/node';
import { tempFolder } from './support/temp-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of a run share. */
    runFolder: string;
  }
}

/** A folder that lasts as long as the run. */
export const setup = (project: TestProject): (() => void) => {
  const folder = tempFolder();
  project.provide('runFolder', folder.path);
  return folder.remove;
};
