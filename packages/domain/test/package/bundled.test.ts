import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import type * as Freeze from '../../src/shared/freeze.js';

const FREEZE = fileURLToPath(new URL('../../dist/shared/freeze.js', import.meta.url));

// Marked as free of side effects, a function that calls itself would lose that call.
test('what a bundler leaves of deepFreeze freezes every level', async () => {
  const bundle = await rolldown({ input: FREEZE, platform: 'neutral' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const { deepFreeze } = (await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  )) as typeof Freeze;
  expect(Object.isFrozen(deepFreeze({ list: [{ deep: {} }] }).list[0]!.deep)).toBe(true);
});
