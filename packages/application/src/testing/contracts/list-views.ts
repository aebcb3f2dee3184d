import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { SavedView, TxListViews } from '../../ports/list-views.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'listViews' | 'unitOfWork' | 'members'>;

const viewOf = (id: string, over: Partial<SavedView> = {}): SavedView => ({
  id,
  list: 'students',
  userId: 'jing',
  scope: 'own',
  name: `视图 ${id}`,
  state: { school: "is:O'Hara\\, 大学", sort: '-name' },
  version: 1,
  gmtCreated: 10,
  gmtModified: 10,
  changedBy: 'jing',
  ...over,
});

/** What every ListViews does, and what is done to it in a UnitOfWork. */
export const listViewsContract = (name: string, make: MakeSubject<Subject>): void => {
  const inside = <T>({ unitOfWork }: Subject, work: (views: TxListViews) => Promise<T>): Promise<T> =>
    unitOfWork.transaction(async ({ listViews }) => {
      await listViews.lockOwner('jing');
      return work(listViews);
    });
  const test = (body: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['jing', 'tao']) await addPerson(subject, id);
      await body(subject);
    });
  const put = (subject: Subject, ...views: readonly SavedView[]) =>
    inside(subject, async (tx) => {
      for (const view of views) await tx.put(view);
    });
  const idsOf = async ({ listViews }: Subject, userId: string) =>
    (await listViews.seenBy(userId, 'students')).map(({ id }) => id);

  describe(`${name}: ListViews`, () => {
    it(
      'keeps views as they are, and shows those of the team to everybody',
      test(async (subject) => {
        const view = viewOf('a');
        await put(subject, view, viewOf('b', { scope: 'team' }), viewOf('c', { userId: 'tao' }));
        expect(await subject.listViews.seenBy('jing', 'students')).toEqual([
          view,
          viewOf('b', { scope: 'team' }),
        ]);
        expect(await idsOf(subject, 'tao')).toEqual(['b', 'c']);
        expect(await inside(subject, ({ find }) => find('a'))).toEqual(view);
        expect(await inside(subject, ({ find }) => find('nobody'))).toBeUndefined();
        expect(await inside(subject, ({ countOf }) => countOf('jing'))).toBe(2);
        expect(await inside(subject, ({ named }) => named('jing', 'students', view.name))).toEqual(view);
        expect(await inside(subject, ({ named }) => named('tao', 'students', view.name))).toBeUndefined();
      }),
    );

    it(
      'keeps the views of one list apart from those of another, whatever they are called',
      test(async (subject) => {
        const ofStaff = viewOf('e', { list: 'employees', name: '视图 a', state: { state: 'is:left' } });
        await put(subject, viewOf('a'), ofStaff);
        expect(await subject.listViews.seenBy('jing', 'employees')).toEqual([ofStaff]);
        expect(await idsOf(subject, 'jing')).toEqual(['a']);
        expect(await inside(subject, ({ named }) => named('jing', 'employees', '视图 a'))).toEqual(ofStaff);
        await inside(subject, (tx) => tx.setDefault('jing', 'employees', 'e'));
        expect(await subject.listViews.defaultOf('jing', 'employees')).toBe('e');
        expect(await subject.listViews.defaultOf('jing', 'students')).toBeUndefined();
      }),
    );

    it(
      'takes a change in the place of what was there',
      test(async (subject) => {
        await put(subject, viewOf('a'));
        const changed = viewOf('a', {
          name: '另一个',
          state: {},
          version: 2,
          gmtModified: 20,
          scope: 'team',
        });
        await put(subject, changed);
        expect(await subject.listViews.seenBy('tao', 'students')).toEqual([changed]);
      }),
    );

    it(
      'keeps one name of somebody in a list for one view',
      test(async (subject) => {
        await put(subject, viewOf('a'));
        await put(subject, viewOf('b', { userId: 'tao', name: viewOf('a').name }));
        expect(await idsOf(subject, 'jing')).toEqual(['a']);
        expect(await idsOf(subject, 'tao')).toEqual(['b']);
      }),
    );

    it(
      'begins with a default of one’s own until its view is gone',
      test(async (subject) => {
        const { listViews } = subject;
        await put(subject, viewOf('a', { scope: 'team' }));
        const set = (userId: string, viewId: string | undefined) =>
          inside(subject, (tx) => tx.setDefault(userId, 'students', viewId));
        await set('jing', 'no-school');
        await set('jing', 'a');
        await set('tao', 'a');
        expect(await listViews.defaultOf('jing', 'students')).toBe('a');
        expect(await inside(subject, (tx) => tx.defaultOf('tao', 'students'))).toBe('a');
        await inside(subject, (tx) => tx.forgetDefaults('a', 'jing'));
        expect(await listViews.defaultOf('tao', 'students')).toBeUndefined();
        expect(await listViews.defaultOf('jing', 'students')).toBe('a');
        await set('tao', 'a');
        await set('tao', undefined);
        expect(await listViews.defaultOf('tao', 'students')).toBeUndefined();
        await inside(subject, (tx) => tx.delete('a'));
        expect(await listViews.defaultOf('jing', 'students')).toBeUndefined();
        expect(await idsOf(subject, 'jing')).toEqual([]);
      }),
    );
  });
};
