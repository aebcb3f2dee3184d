import { join } from 'node:path';
import type { FileStore } from '@ykd/application/ports';
import type { Config } from '../settings/config.js';
import { createDiskStore } from './disk-store.js';
import { createS3Store } from './s3-store.js';

/** The store of uploads that the settings name. */
export const openStore = ({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): FileStore =>
  files.kind === 's3' ? createS3Store(files) : createDiskStore(join(dataDir, 'uploads'));
