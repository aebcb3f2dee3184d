import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.mjs';

export default defineConfig({ test: shared });
