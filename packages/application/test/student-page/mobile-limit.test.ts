import { expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { MOBILES_PER_HOUR_MAX } from '../../src/student-page/index.js';
import { addMembers, createFakes, MING } from '../../src/testing/index.js';
import { loggedIn } from '../support/browser.js';

it('shows no more whole mobiles in an hour to whoever asks for all of them at once', async () => {
  const fakes = createFakes();
  await addMembers(fakes, [MING]);
  await addMembers(fakes, [{ id: 'u-admin', mobile: '13900000001', userName: 'admin' }], {
    role: 'superAdmin',
    grants: [],
  });
  const app = createApplication(fakes);
  const { mobile } = app.studentPage((await loggedIn(app, 'admin')).context);
  const asked = Array.from({ length: 2 * MOBILES_PER_HOUR_MAX }, () => mobile({ userId: MING.id }));
  const shown = (await Promise.all(asked)).filter(({ ok }) => ok);
  expect(shown.length).toBeLessThanOrEqual(MOBILES_PER_HOUR_MAX);
  expect(await mobile({ userId: MING.id })).toMatchObject({ error: { kind: 'too-many-attempts' } });
});
