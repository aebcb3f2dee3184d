import { expect, it } from 'vitest';
import { hireNew, OPERATOR } from '../../src/people/index.js';
import { createFakes } from '../../src/testing/index.js';

it('somebody is hired, and told of, though it cannot be noted that he needs no welcome', async () => {
  const fakes = createFakes();
  const welcomes = { save: () => Promise.reject(new Error('the disk is full')) };
  const account = {
    id: 'u-1',
    mobile: '13900000077',
    userName: 'xinren',
    staff: { role: 'class', grants: [] },
  };
  const hired = await hireNew({ ...fakes, welcomes }, OPERATOR, {
    ...account,
    passwordHash: 'hash',
  } as never);
  expect(hired).toMatchObject({ ok: true, value: { id: 'u-1' } });
  expect(await fakes.employees.find('u-1')).toMatchObject({ staff: { role: 'class' } });
});
