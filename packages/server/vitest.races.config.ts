import { defineConfig } from 'vitest/config';
import server from './vitest.config.js';

// For scripts/races.mjs. A test is run a thousand times, which may take long.
export default defineConfig({
  test: { ...server.test, include: ['test/races/*.races.ts'], testTimeout: 3_600_000 },
});
