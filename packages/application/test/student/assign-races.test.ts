import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { leave, OPERATOR, setRights } from '../../src/people/index.js';
import { addMembers, createFakes, HONG, MING } from '../../src/testing/index.js';
import { loggedIn } from '../support/browser.js';
import { overtaken } from '../support/overtaken.js';

const JING = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
const MEI = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi' };
const ADMIN = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };

/** Two students of a class teacher, another class teacher, and a way to be faster than whoever assigns. */
const world = async (account: string) => {
  const fakes = createFakes();
  await addMembers(fakes, [MING, HONG]);
  await addMembers(fakes, [JING, MEI], { role: 'class', grants: [] });
  await addMembers(fakes, [ADMIN], { role: 'superAdmin', grants: [] });
  const put = (studentId: string, staffId: string) =>
    fakes.unitOfWork.transaction(({ care }) =>
      care.assign({ studentId, staffId, kind: 'classTeacher', since: fakes.clock.now() }),
    );
  for (const { id } of [MING, HONG]) await put(id, JING.id);
  const { deps, before } = overtaken(fakes);
  const app = createApplication(deps);
  const student = app.student((await loggedIn(app, account)).context);
  const toMei = () =>
    student.assign({
      target: { ids: [MING.id, HONG.id] },
      seen: 2,
      change: { act: 'classTeacher', staffId: MEI.id },
    });
  const careOf = (id: string) => fakes.unitOfWork.transaction(({ care }) => care.ofStudent(id));
  return { fakes, before, student, toMei, put, careOf };
};

const rows = (answer: { readonly ok: boolean; readonly value?: unknown }) =>
  (
    answer as { value: { rows: readonly { id: string; outcome: string; reason: string | null }[] } }
  ).value.rows.map(({ reason, outcome }) => reason ?? outcome);

describe('a change of care that somebody else overtakes', () => {
  it('puts nobody into the care of one who has just left', async () => {
    const { fakes, before, toMei, careOf } = await world(ADMIN.userName);
    before(() => leave(fakes, OPERATOR, { userId: MEI.id }));
    expect(rows(await toMei())).toEqual(['conflict', 'conflict']);
    for (const { id } of [MING, HONG]) expect(await careOf(id)).toMatchObject([{ staffId: JING.id }]);
  });

  it('changes nothing for a caller who has just lost the right', async () => {
    const { fakes, before, toMei, careOf } = await world(ADMIN.userName);
    await addMembers(fakes, [{ id: 'u-2', mobile: '13900000022', userName: 'admin2' }], {
      role: 'superAdmin',
      grants: [],
    });
    before(() => setRights(fakes, OPERATOR, { userId: ADMIN.id, staff: { grants: ['orders'] } }));
    expect(rows(await toMei())).toEqual(['absent', 'absent']);
    expect(await careOf(MING.id)).toMatchObject([{ staffId: JING.id }]);
  });

  it('leaves alone a student who has just left the care of the class teacher who asks', async () => {
    const { fakes, before, toMei, put, careOf } = await world(JING.userName);
    const TAO = { id: 'u-tao', mobile: '13900000003', userName: 'taolaoshi' };
    await addMembers(fakes, [TAO], { role: 'class', grants: [] });
    before(() => put(HONG.id, TAO.id));
    expect(rows(await toMei()).toSorted()).toEqual(['absent', 'done']);
    expect(await careOf(HONG.id)).toMatchObject([{ staffId: TAO.id }]);
  });

  it('is not put back to one who has left since', async () => {
    const { fakes, student, toMei, careOf } = await world(ADMIN.userName);
    const done = await toMei();
    const batch = (done.ok && done.value.batch) || '';
    await leave(fakes, OPERATOR, { userId: JING.id });
    const undone = await student.undoAssign({ batch });
    expect(rows(undone)).toEqual(['conflict', 'conflict']);
    for (const { id } of [MING, HONG]) expect(await careOf(id)).toMatchObject([{ staffId: MEI.id }]);
  });
});
