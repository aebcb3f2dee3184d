import {
  applyRoster,
  createRosterProgress,
  OPERATOR,
  planRoster,
  takeIn,
  undoRoster,
} from '@ykd/application/roster';
import { describe, expect, it } from 'vitest';
import { createIds } from '../../src/crypto/ids.js';
import { repositories } from '../../src/persistence/index.js';
import { createRosterFiles } from '../../src/rosters/roster-files.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const ROWS = 5_000;
/** Of the processor, which a busy machine gives to others as well. */
const LONGEST_MS = 10_000;

const sheet = (from: number): Uint8Array =>
  Buffer.from(
    [
      '手机号\t姓名\t学校\t专业\t班主任\t备注',
      ...Array.from(
        { length: ROWS },
        (_, at) => `1380${String(from + at).padStart(7, '0')}\t学员${at}\t南京大学\t数学\twang\t走读`,
      ),
    ].join('\n'),
  );

describe.each(BOTH_DATABASES)('a roster of 5,000 rows on %s', (_name, open) => {
  it('is applied and undone in seconds, also where each row changes somebody', async () => {
    const { database, dispose } = await open();
    const stores = repositories(database);
    const deps = {
      ...stores,
      clock: { now: () => 1_772_337_600_000 },
      ids: createIds(),
      rosterFiles: createRosterFiles(),
      rosterProgress: createRosterProgress(),
    };
    const staff = { role: 'class', grants: [] } as const;
    await stores.members.insert({ user: { id: 'w', mobile: '13900000001', userName: 'wang' }, staff, at: 1 });
    await stores.unitOfWork.transaction(({ rosters }) =>
      rosters
        .addMembers(
          Array.from({ length: ROWS }, (_, at) => ({
            user: { id: `s${at}`, mobile: `1380${String(at).padStart(7, '0')}` },
            at: 1,
          })),
        )
        .then(() => undefined),
    );
    for (const from of [0, ROWS]) {
      const now = () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1_000;
      };
      const spent = (since: number) => Math.round(now() - since);
      let since = now();
      const taken = await takeIn(deps, OPERATOR, { name: 'x', source: 'command', bytes: sheet(from) });
      if (!taken.ok) throw new Error(JSON.stringify(taken));
      const takenMs = spent(since);
      const { id, version, fields } = taken.value;
      since = now();
      const planned = await planRoster(deps, OPERATOR, {
        id,
        version,
        fields,
        overwrites: [],
        classId: null,
      });
      if (!planned.ok) throw new Error(JSON.stringify(planned));
      const plannedMs = spent(since);
      since = now();
      const applied = await applyRoster(deps, OPERATOR, {
        id,
        version: planned.value.version,
        confirm: ROWS,
      });
      const appliedMs = spent(since);
      expect(applied).toMatchObject({
        ok: true,
        value: { tally: from === 0 ? { updated: ROWS } : { made: ROWS } },
      });
      since = now();
      const undone = await undoRoster(deps, OPERATOR, id);
      const undoneMs = spent(since);
      expect(undone).toMatchObject({ ok: true, value: { tally: { reversed: ROWS } } });
      process.stdout.write(
        `${database.kind} ${from === 0 ? 'changed' : 'new'}: taken ${takenMs}, judged ${plannedMs}, applied ${appliedMs}, undone ${undoneMs} ms\n`,
      );
      expect(appliedMs).toBeLessThan(LONGEST_MS);
      expect(undoneMs).toBeLessThan(LONGEST_MS);
    }
    expect(await stores.members.count()).toBe(ROWS + 1);
    await dispose();
  });
});
