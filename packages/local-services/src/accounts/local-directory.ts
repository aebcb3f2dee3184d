import type { SyncTarget } from '@ykd/application';
import type { LocalAccount } from './file-accounts.js';

/** What is in the local services, for whoever tries the platform out. */
export interface LocalDirectory {
  accounts(): readonly (LocalAccount & { readonly target: SyncTarget })[];
}
