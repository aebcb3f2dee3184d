import { createApplication, portsOf } from '../create-application.js';
import { fakeBrowser } from './fakes/browser.js';
import type { MakeWorld } from './port-suites/world.js';
import { seededFakes } from './seeded-fakes.js';

/** The use cases, called in process. */
export const inProcess: MakeWorld = async () => {
  const deps = await seededFakes();
  const application = createApplication(deps);
  return { deps, visitor: () => portsOf(application, fakeBrowser().context) };
};
