import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.mjs';

export default defineConfig({ test: limits });
