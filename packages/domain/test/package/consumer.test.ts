import { describe, expect, test } from 'vitest';
import { RESOLUTIONS, useStranger } from './support/stranger.js';

/** What must not compile, and the error that TypeScript has to give. */
const MISUSES = {
  'wrong-argument.ts': [`import { courseTypeOf } from '@ykd/domain/course'; courseTypeOf(1);`, 'TS2345'],
  'wrong-state.ts': [
    `import { orderTransition } from '@ykd/domain/order'; orderTransition('PAID', 'CLOSE');`,
    'TS2345',
  ],
  'unchecked-result.ts': [
    `import { decodePosition } from '@ykd/domain/course'; decodePosition('').value;`,
    'TS2339',
  ],
  'written-table.ts': [
    `import { COURSE_CATALOGUE } from '@ykd/domain/course'; COURSE_CATALOGUE[0]!.title = '';`,
    'TS2540',
  ],
  'deep-import.ts': [`import '@ykd/domain/dist/course/course-type.js';`, 'TS2882'],
  'unknown-subpath.ts': [`import { courseTypeOf } from '@ykd/domain/courses'; courseTypeOf('g1');`, 'TS2307'],
} as const;

describe('a project with only the tarball', () => {
  const stranger = useStranger();

  test('uses the rules of every module', async () => {
    await stranger().copy('rules.ts');
    const { code, output } = await stranger().run('rules.ts');
    expect(code, output).toBe(0);
  });

  test('finds the same functions in the entry and in the subpaths, by import and by require', async () => {
    await stranger().copy('one-instance.ts');
    const { code, output } = await stranger().run('one-instance.ts');
    expect(code, output).toBe(0);
  });

  test('cannot import what is not exported', async () => {
    await stranger().write('deep.js', `import '@ykd/domain/dist/course/course-type.js';`);
    const { code, output } = await stranger().run('deep.js');
    expect(code).not.toBe(0);
    expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  describe.each(Object.keys(RESOLUTIONS) as (keyof typeof RESOLUTIONS)[])('with %s', (resolution) => {
    test('compiles strictly, the declarations of the package included', async () => {
      await stranger().copy('rules.ts');
      const { code, output } = await stranger().check(['rules.ts'], resolution);
      expect(code, output).toBe(0);
    });

    test('does not compile what is wrong', async () => {
      for (const [file, [source]] of Object.entries(MISUSES)) await stranger().write(file, source);
      const { output } = await stranger().check(Object.keys(MISUSES), resolution);
      const errors = [...output.matchAll(/^(.+)\(\d+,\d+\): error (TS\d+)/gm)].map(([, file, name]) => [
        file,
        name,
      ]);
      const expected = Object.entries(MISUSES).map(([file, [, code]]) => [file, code]);
      expect(errors.toSorted(), output).toEqual(expected.toSorted());
    });
  });
});
