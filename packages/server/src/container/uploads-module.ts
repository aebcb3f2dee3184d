import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createDiskStore } from '../files/disk-store.js';
import { createS3Store } from '../files/s3-store.js';
import { createImages } from '../images/images.js';
import { createSchools } from '../schools/schools.js';
import { TOKENS } from './tokens.js';

/** Uploads and what makes pictures of them, and the list of schools. */
export const uploadsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.files)
    .toResolvedValue(
      ({ files, dataDir }) =>
        files.kind === 's3' ? createS3Store(files) : createDiskStore(join(dataDir, 'uploads')),
      [TOKENS.config],
    )
    .inSingletonScope();
  bind(TOKENS.images)
    .toResolvedValue(() => createImages())
    .inSingletonScope();
  bind(TOKENS.schools)
    .toResolvedValue(() => createSchools())
    .inSingletonScope();
});
