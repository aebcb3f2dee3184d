import { afterEach, beforeEach } from 'vitest';
import { tempFolder, type TempFolder } from './temp-folder.js';

/** A new empty folder for each test; its path is that of the test that runs. */
export const useTempFolder = (): Pick<TempFolder, 'path'> => {
  let temp: TempFolder;
  beforeEach(() => {
    temp = tempFolder();
  });
  afterEach(() => temp.remove());
  return {
    get path() {
      return temp.path;
    },
  };
};
