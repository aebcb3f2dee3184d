import { fc } from '@fast-check/vitest';

// The seed is part of the names of property tests, and Stryker asks for tests by the names that they had in its first run.
fc.configureGlobal({ seed: 20_250_711 });
