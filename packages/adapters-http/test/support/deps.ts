import { seededFakes, type Fakes } from '@ykd/application/testing';
import { wireTokens } from './session-tokens.js';

/** Seeded in-memory stores whose tokens can travel. */
export const testDeps = (): Promise<Fakes> => seededFakes({ sessionTokens: wireTokens() });
