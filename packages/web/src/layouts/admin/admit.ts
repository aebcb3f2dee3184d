import type { GuardDecision } from '@ykd/domain/shared';
import type { Services } from '../../container/services';
import { adminQueriesOf } from '../../features/admin/admin-queries';
import { admitBy } from './admit-by';
import { loadScreen } from './screens';

/** The guard of the console's pages for the router, with whose decision the page is loaded. */
export const admit = async (services: Services, path: string): Promise<GuardDecision> => {
  const decision = await admitBy(adminQueriesOf(services).me, path);
  if (decision.kind === 'pass') await loadScreen(path);
  return decision;
};
