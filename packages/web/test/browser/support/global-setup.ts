import type { TestProject } from 'vitest/node';
import { launchSharedBrowser } from './shared-browser.js';
import { BEHIND_A_PROXY, loadDemoData, startDemoServer } from './server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all files is to be reached. */
    readonly browser: string;
    /** A folder with the demo data as it begins. */
    readonly demoData: string;
    /** Where the server is that files share, `http://host:port`. */
    readonly demo: string;
  }
}

/** What the files need is made once: a browser, the demo data, and a server over a copy of it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [browser, data] = await Promise.all([launchSharedBrowser(), loadDemoData()]);
  const server = await startDemoServer({ environment: BEHIND_A_PROXY, data: data.folder });
  project.provide('browser', browser.wsEndpoint());
  project.provide('demoData', data.folder);
  project.provide('demo', server.address);
  return async () => {
    await Promise.all([browser.close(), server.stop(), data.remove()]);
  };
};
