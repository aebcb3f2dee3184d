import type { Ids } from '@ykd/application/ports';
import { randomUUID } from 'node:crypto';

/** Random identifiers: UUIDs of version 4, 122 bits that nobody can guess. */
export const createIds = (): Ids => ({ next: () => randomUUID() });
