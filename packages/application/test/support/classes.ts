import { createApplication, portsOf } from '../../src/create-application.js';
import type { Care } from '../../src/entities/care.js';
import type { ClassInput } from '../../src/school-class/index.js';
import { fakeBrowser } from '../../src/testing/fakes/browser.js';
import { addMembers, logIn } from '../../src/testing/fakes/index.js';
import { classInput, withTerms } from '../../src/testing/port-suites/school-class.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { seededFakes } from '../../src/testing/seeded-fakes.js';

export const JING = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
export const LAN = { id: 'u-lan', mobile: '13900000021', userName: 'lanlaoshi', name: '林岚' };
export const QIU = { id: 'u-qiu', mobile: '13900000024', userName: 'qiulaoshi', name: '秋月' };
/** Assistants, who were granted nothing. */
export const BO = { id: 'u-bo', mobile: '13900000022', userName: 'bolaoshi', name: '薄荷' };
export const FU = { id: 'u-fu', mobile: '13900000029', userName: 'fulaoshi', name: '傅友' };

/** Three class teachers and two assistants, nobody in anybody’s care, and no class. */
export const staffed = async () => {
  const deps = await seededFakes();
  const app = createApplication(deps);
  for (const one of [JING, LAN, QIU]) await addMembers(deps, [one], { role: 'class', grants: [] });
  for (const one of [BO, FU]) await addMembers(deps, [one], { role: 'teacher', grants: [] });
  await withTerms({ deps });
  const as = async (account = 'admin') => {
    const ports = portsOf(app, fakeBrowser().context);
    await logIn(ports, account);
    return ports;
  };
  const careOf = (id: string) =>
    deps.unitOfWork.transaction(async ({ care }) =>
      (await care.ofStudent(id)).map(({ staffId, kind }) => `${staffId} ${kind}`).toSorted(),
    );
  const assign = (studentId: string, staffId: string, kind: Care['kind'] = 'classTeacher') =>
    deps.unitOfWork.transaction(({ care }) =>
      care.assign({ studentId, staffId, kind, since: deps.clock.now() }),
    );
  /** A new class with students. */
  const classOf = async (over: Partial<ClassInput>, studentIds: readonly string[]) => {
    const { schoolClass } = await as();
    const { id: classId } = must(await schoolClass.add(classInput({ seats: null, ...over })));
    if (studentIds.length > 0) must(await schoolClass.addMembers({ classId, studentIds, reason: '报名表' }));
    return classId;
  };
  /** Somebody gives the class other staff. */
  const restaff = async (account: string, classId: string, over: Partial<ClassInput>) => {
    const { schoolClass } = await as(account);
    const { version, name } = must(await schoolClass.find({ classId }));
    return schoolClass.edit({ classId, version, ...classInput({ seats: null, name, ...over }) });
  };
  return { deps, as, careOf, assign, classOf, restaff };
};
