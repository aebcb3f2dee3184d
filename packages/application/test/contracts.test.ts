import { createFakes, repositoryContracts } from '../src/testing/index.js';

repositoryContracts('fakes', async () => ({ subject: createFakes() }));
