import { expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { SCHOOLS_MAX } from '../../src/school/service.js';
import { createFakes, fakeBrowser, fakeSchools } from '../../src/testing/index.js';

const portOver = (names: readonly string[]) =>
  createApplication({ ...createFakes(), schools: fakeSchools(names) }).school(fakeBrowser().context);

it.each([undefined, '', '  '])('shows the schools of 南京 when asked for %j', async (name) => {
  const port = portOver(['南京大学', '北京大学']);
  expect(await port.search({ name })).toEqual({ ok: true, value: [{ name: '南京大学' }] });
});

it('searches for the text without the white space around it', async () => {
  expect(await portOver(['南京大学', '北京大学']).search({ name: ' 北京 ' })).toEqual({
    ok: true,
    value: [{ name: '北京大学' }],
  });
});

it('lists no more than a list can show', async () => {
  const port = portOver(Array.from({ length: SCHOOLS_MAX + 1 }, (_, index) => `大学 ${index}`));
  const found = await port.search({ name: '大学' });
  expect(found.ok && found.value).toHaveLength(SCHOOLS_MAX);
});
