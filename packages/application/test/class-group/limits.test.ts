import { describe, expect, it } from 'vitest';
import { BALANCED_MAX } from '../../src/class-group/port.js';
import { HONG, MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { JING, staffed } from '../support/classes.js';

describe('groups of a class', () => {
  it('are not led by whom an undoing takes out again', async () => {
    const { as, classOf } = await staffed();
    const classId = await classOf({ teacherId: JING.id }, [MING.id, HONG.id]);
    const { classGroup } = await as();
    must(await classGroup.make({ classId, name: '甲' }));
    const { groups } = must(await classGroup.make({ classId, name: '乙' }));
    const [first = '', second = ''] = groups.map(({ id }) => id);
    must(await classGroup.move({ classId, studentIds: [MING.id], groupId: first }));
    const { board, batch } = must(await classGroup.move({ classId, studentIds: [MING.id], groupId: second }));
    const version = board.groups.find(({ id }) => id === second)?.version ?? 0;
    must(await classGroup.lead({ classId, groupId: second, version, leaderId: MING.id }));
    const undone = must(await classGroup.undo({ classId, batch: batch ?? '' }));
    expect(undone.report.done).toBe(1);
    expect(undone.board.groups.map(({ leaderId }) => leaderId)).toEqual([null, null]);
    expect(undone.board.students.find(({ id }) => id === MING.id)?.groupId).toBe(first);
  });

  it('are not worked out of more students than a request may keep others waiting for', async () => {
    const { deps, as, classOf } = await staffed();
    const classId = await classOf({ teacherId: JING.id }, [MING.id]);
    const [one] = await deps.classGroups.members(classId, JING.id);
    if (one === undefined) throw new Error('nobody is in the class');
    const { classGroup } = await as();
    const wish = { classId, by: 'count', number: 2, seed: 1 } as const;
    let size = BALANCED_MAX;
    deps.classGroups.members = async () =>
      Array.from({ length: size }, (_, at) => ({ ...one, studentId: `m-${at}` }));
    must(await classGroup.preview(wish));
    size += 1;
    expect(await classGroup.preview(wish)).toMatchObject({
      ok: false,
      error: { kind: 'invalid-input', issues: [{ field: 'number' }] },
    });
  });
});
