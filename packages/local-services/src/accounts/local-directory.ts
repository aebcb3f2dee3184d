import type { SyncTarget } from '@ykd/application/ports';
import type { LocalAccount } from './file-accounts.js';

/** What is in the local services, for whoever tries the platform out. */
export interface LocalDirectory {
  accounts(): readonly (LocalAccount & { readonly target: SyncTarget })[];
}
