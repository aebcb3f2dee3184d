import { createApplication, portsOf } from '@ykd/application';
import { leave, OPERATOR, setRights } from '@ykd/application/people';
import { addMembers, addPerson, createFakes, fakeBrowser, logIn } from '@ykd/application/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const ADMIN = { id: 'a', mobile: '13900000001', userName: 'admin' };
const ROUNDS = 3;
const STUDENTS = Array.from({ length: 20 }, (_, at) => `s${at}`);

describe.each(BOTH_DATABASES)('a bulk change of care beside decisions about people on %s', (_name, open) => {
  const world = async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const deps = { ...createFakes(), ...repositories(database) };
    await addMembers(deps, [ADMIN], { role: 'superAdmin', grants: [] });
    await addPerson(deps, 'b', { staff: { role: 'class', grants: [] } });
    for (const id of STUDENTS) await addPerson(deps, id);
    const ports = portsOf(createApplication(deps), fakeBrowser().context);
    await logIn(ports, ADMIN.userName);
    const assign = () =>
      ports.student.assign({
        target: { ids: STUDENTS },
        seen: STUDENTS.length,
        change: { act: 'classTeacher', staffId: 'b' },
      });
    const inCare = () => deps.unitOfWork.transaction(({ care }) => care.countOf('b'));
    return { deps, assign, inCare };
  };

  it.each([
    ['leaves', (deps: Awaited<ReturnType<typeof world>>['deps']) => leave(deps, OPERATOR, { userId: 'b' })],
    [
      'gets other rights',
      (deps: Awaited<ReturnType<typeof world>>['deps']) =>
        setRights(deps, OPERATOR, { userId: 'b', staff: { grants: ['orders'] } }),
    ],
  ] as const)('leaves nobody in the care of one who %s meanwhile', async (_what, decide) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { deps, assign, inCare } = await world();
      const [decided] = await Promise.all([decide(deps), assign()]);
      // Either he was gone first, and nobody came to him, or he had students by then, and stays.
      expect((await inCare()) === 0).toBe(decided.ok);
    }
  });
});
