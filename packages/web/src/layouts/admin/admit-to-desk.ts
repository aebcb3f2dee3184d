import type { GuardDecision } from '@ykd/domain/shared';
import type { Services } from '../../container/services';
import { deskQueriesOf } from '../../features/admin/desk/desk-queries';
import { admitBy } from './admit-by';

/** The guard of the pages that staff have on phones, without the rest of the console. */
export const admitToDesk = (services: Services, path: string): Promise<GuardDecision> =>
  admitBy(deskQueriesOf(services).me, path);
