import { join } from 'node:path';
import type { FileStore } from '@ykd/application/ports';
import type { Config } from '../settings/config.js';
import { createDiskStore } from './disk-store.js';
import { createS3Store } from './s3-store.js';

/** The folder of uploads where they are kept on the disk. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** The store of uploads that the settings name. */
export const openStore = (config: Pick<Config, 'files' | 'dataDir'>): FileStore =>
  config.files.kind === 's3' ? createS3Store(config.files) : createDiskStore(uploadsFolder(config));
