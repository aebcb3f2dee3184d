import { expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { partOf } from '../src/container/part-of';
import { testEnvironment, testParts } from './support/environment';

it('a part is made once in each app, when it is first asked for, whatever it is', () => {
  let made = 0;
  const part = partOf(({ environment }) => {
    made += 1;
    return environment.origin === 'https://none.test' ? undefined : environment.origin;
  });
  const [one, other] = ['https://one.test', 'https://none.test'].map((origin) =>
    createServices(testEnvironment({ origin }), testParts),
  );
  expect(made).toBe(0);
  expect([one, other, one, other].map((services) => services && part(services))).toEqual([
    'https://one.test',
    undefined,
    'https://one.test',
    undefined,
  ]);
  expect(made).toBe(2);
});
