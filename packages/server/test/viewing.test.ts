import { isWhileViewing } from '@ykd/adapters-http/contracts';
import { expect, it } from 'vitest';
import { ask, codeOf, dataOf, headerOf, type Told } from './attack/http/ask.js';
import { from, newPlace } from './attack/http/place.js';
import { dice } from './attack/inputs/dice.js';
import { questionOf } from './attack/inputs/requests.js';
import { TARGETS, type Target } from './attack/inputs/shape.js';
import { changesOf, lookAt } from './attack/judges/snapshot.js';
import { knownPerson } from './attack/people/person.js';
import { reachFor } from './attack/people/possessions.js';
import { runServer } from './support/server-process.js';
import { startedFolder } from './support/started-folder.js';

/** What ends it. */
const ENDS = ['member.logout', 'viewing.end'];
/** Where it stands that somebody tried to log in. */
const KNOCKS = ['login_attempt', 'security_event', 'sms_code', 'sms_request'];
const QUESTIONS = 2;
const MOBILE = '13800000002';

const jarOf = (told: Told): readonly string[] =>
  headerOf(told, 'set-cookie').map((cookie) => cookie.split(';')[0] ?? '');

it('lets whoever looks as a student change nothing in any table by any call, nor hear his mobile', async () => {
  const dataDir = await startedFolder('demo');
  const { address } = await runServer({ DATA_DIR: dataDir });
  const look = lookAt(dataDir);
  const admin = await knownPerson(address, 'admin');
  const student = await knownPerson(address, 'xiaoming');
  const begun = await ask(address, {
    method: 'POST',
    path: '/api/admin/viewing/start',
    headers: { 'content-type': 'application/json', origin: address, cookie: admin.cookie },
    body: JSON.stringify({ userId: student.userId, reason: '他说看不到课程' }),
  });
  dataOf(begun);
  const cookie = [admin.cookie, ...jarOf(begun)].join('; ');
  const seen = await ask(address, { method: 'GET', path: '/api/member/getloginUser', headers: { cookie } });
  expect(dataOf<{ id: string }>(seen).id).toBe(student.userId);

  const before = look.snapshot();
  const named = reachFor(before, student.userId);
  const wrong: string[] = [];
  let answered = 0;
  const askEach = async (jar: string, judge: (target: Target, told: Told) => void): Promise<void> => {
    for (const [at, target] of TARGETS.entries()) {
      if (ENDS.includes(target.name)) continue;
      const pick = dice(at);
      for (let draw = 0; draw < QUESTIONS; draw += 1) {
        const { asked } = questionOf(target, { named, pick, full: draw % 2 === 0 });
        const headers = { ...asked.headers, ...from(newPlace()), origin: address, cookie: jar };
        const told = await ask(address, { ...asked, headers });
        if (told.body.includes(MOBILE)) wrong.push(`${target.name}: the mobile`);
        judge(target, told);
      }
    }
  };

  await askEach(cookie, ({ name, call }, told) => {
    if (told.status === 200) answered += 1;
    const isRefused = told.status === 403 && codeOf(told) === 'VIEWING';
    if (isRefused === isWhileViewing(call)) wrong.push(`${name}: ${told.status}`);
  });
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  expect(changesOf(before, look.snapshot())).toEqual([]);

  // Without the mark of his browser he is nobody, who leaves behind what anybody does who knocks at the door.
  await askEach(admin.cookie, () => undefined);
  expect(wrong).toEqual([]);
  const tables = new Set(changesOf(before, look.snapshot()).map(({ table }) => table));
  expect([...tables].filter((table) => !KNOCKS.includes(table))).toEqual([]);
  look.close();
});
