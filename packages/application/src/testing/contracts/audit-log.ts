import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { auditHash, AUDIT_ROOT } from '../../audit/chain.js';
import { auditLine, BY_OPERATOR } from '../../audit/draft.js';
import { verifyAudit } from '../../audit/verify-audit.js';
import {
  SYNC_TARGETS,
  type AuditDraft,
  type AuditEntry,
  type AuditFilter,
  type AuditKey,
  type Tx,
} from '../../ports/index.js';
import type { KeyWindow } from '../../ports/key-window.js';
import { NASTY_TEXT, sampleMember, sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const draft = (subjectId: string, over: Partial<AuditDraft> = {}): AuditDraft => ({
  ...auditLine(BY_OPERATOR, {
    act: 'products.save',
    subjectKind: 'product',
    subjectId,
    at: 10,
    reason: NASTY_TEXT,
  }),
  before: { z: 1, a: [{ y: NASTY_TEXT, x: null }], 10: true, 9: 0.5 },
  after: { name: NASTY_TEXT, deep: { b: '', a: [] } },
  ...over,
});
const ALL: KeyWindow<AuditKey> = { limit: 999 };

/** What every AuditLog does, and what is written into it together with changes. */
export const auditLogContract = (name: string, make: MakeSubject<Repositories>): void => {
  const append = ({ unitOfWork }: Repositories, ...drafts: readonly AuditDraft[]): Promise<void> =>
    unitOfWork.transaction(async (tx) => {
      for (const one of drafts) await tx.audit.append(one);
    });
  /** The subjects of the lines that a filter finds; each page of any size is a part of them, and they are counted. */
  const subjects = async ({ auditLog }: Repositories, filter: AuditFilter = {}): Promise<string> => {
    const said = (lines: readonly AuditEntry[]) => lines.map(({ subjectId }) => subjectId).join('');
    const { list } = await auditLog.page(ALL, filter);
    expect(await auditLog.count(filter, 99)).toBe(list.length);
    expect(await auditLog.count(filter, 1)).toBe(Math.min(1, list.length));
    const oldest = await auditLog.page(ALL, filter, true);
    expect(oldest.list).toEqual(list.toReversed());
    for (const [at, line] of list.entries()) {
      const key = [line.at, line.seq] as const;
      const on = await auditLog.page({ limit: 1, from: { key, isBackwards: false } }, filter);
      expect([said(on.list), on.hasMore]).toEqual([said(list.slice(at + 1, at + 2)), at + 2 < list.length]);
      const back = await auditLog.page({ limit: 1, from: { key, isBackwards: true } }, filter);
      expect([said(back.list), back.hasMore]).toEqual([said(list.slice(Math.max(0, at - 1), at)), at > 1]);
    }
    return said(list);
  };

  describe(`${name}: AuditLog`, () => {
    it(
      'numbers lines without a gap and chains each to the one before, across transactions',
      withSubject(make, async (all) => {
        const { auditLog } = all;
        expect(await auditLog.head()).toBeUndefined();
        expect(await verifyAudit(auditLog)).toEqual({ isWhole: true, head: AUDIT_ROOT });
        await append(all, draft('a'), draft('b'));
        await append(all);
        await append(all, draft('c'));
        const lines = await auditLog.linesAfter(0, 9);
        expect(lines.map(({ seq, subjectId }) => `${seq}${subjectId}`)).toEqual(['1a', '2b', '3c']);
        expect(lines[0]).toEqual({
          ...draft('a'),
          seq: 1,
          previousHash: AUDIT_ROOT.hash,
          hash: lines[0]?.hash,
        });
        expect(lines.map(({ previousHash }) => previousHash)).toEqual([
          AUDIT_ROOT.hash,
          lines[0]?.hash,
          lines[1]?.hash,
        ]);
        for (const line of lines) expect(auditHash(line, (text) => auditLog.digest(text))).toBe(line.hash);
        expect(await auditLog.head()).toEqual({ seq: 3, hash: lines[2]?.hash });
        expect(await auditLog.linesAfter(1, 1)).toEqual([lines[1]]);
        expect(await verifyAudit(auditLog)).toMatchObject({ isWhole: true, head: { seq: 3 } });
      }),
    );

    it(
      'keeps no line and no gap of a transaction that throws',
      withSubject(make, async (all) => {
        const undone = all.unitOfWork.transaction(async (tx) => {
          await tx.audit.append(draft('undone'));
          throw new Error('no');
        });
        await expect(undone).rejects.toThrow('no');
        await append(all, draft('a'));
        expect(await all.auditLog.linesAfter(0, 9)).toMatchObject([{ seq: 1, subjectId: 'a' }]);
      }),
    );

    it(
      'takes nothing from a transaction that has ended',
      withSubject(make, async (all) => {
        let escaped: Tx | undefined;
        await all.unitOfWork.transaction(async (tx) => void (escaped = tx));
        await expect(async () => escaped?.audit.append(draft('late'))).rejects.toBeInstanceOf(Error);
        expect(await subjects(all)).toBe('');
      }),
    );

    it(
      'is one chain when many write at once',
      withSubject(make, async (all) => {
        const many = Array.from({ length: 20 }, (_, index) => `${index}`);
        await Promise.all(many.map((id) => append(all, draft(id, { batch: id }), draft(id, { batch: id }))));
        expect(await verifyAudit(all.auditLog)).toMatchObject({ isWhole: true, head: { seq: 40 } });
        const lines = await all.auditLog.linesAfter(0, 99);
        // Those of one transaction stand together.
        for (let at = 0; at < 40; at += 2) expect(lines[at]?.batch).toBe(lines[at + 1]?.batch);
      }),
    );

    it(
      'takes more lines at once than a statement has room for',
      withSubject(make, async (all) => {
        const many = Array.from({ length: 1_203 }, (_, index) => draft(`${index}`));
        await append(all, ...many);
        expect(await verifyAudit(all.auditLog)).toMatchObject({ isWhole: true, head: { seq: 1_203 } });
      }),
    );

    it(
      'is read from line to line, narrowed by what lines have and by time',
      withSubject(make, async (all) => {
        const actor = { actorKind: 'staff', actor: 's1', source: 'console' } as const;
        await append(
          all,
          draft('a', { at: 1, about: 'm1' }),
          draft('b', { at: 2, ...actor, batch: 'x' }),
          draft('c', { at: 2, ...actor, act: 'periods.set', subjectKind: 'period' }),
          draft('d', { at: 3, ...actor, about: 'm1', batch: 'x' }),
        );
        const at = async (window: KeyWindow<AuditKey>) => {
          const { list, hasMore } = await all.auditLog.page(window, {});
          return [list.map(({ subjectId }) => subjectId).join(''), hasMore];
        };
        expect(await at({ limit: 2 })).toEqual(['dc', true]);
        expect(await at({ limit: 2, from: { key: [2, 3], isBackwards: false } })).toEqual(['ba', false]);
        expect(await at({ limit: 2, from: { key: [1, 1], isBackwards: true } })).toEqual(['cb', true]);
        expect(await subjects(all, { actor: 's1' })).toBe('dcb');
        expect(await subjects(all, { about: 'm1' })).toBe('da');
        expect(await subjects(all, { batch: 'x' })).toBe('db');
        expect(await subjects(all, { act: 'periods.set' })).toBe('c');
        expect(await subjects(all, { subjectKind: 'product' })).toBe('dba');
        expect(await subjects(all, { subjectId: 'b' })).toBe('b');
        expect(await subjects(all, { source: 'command' })).toBe('a');
        expect(await subjects(all, { from: 2 })).toBe('dcb');
        expect(await subjects(all, { from: 2, to: 3 })).toBe('cb');
        expect(await subjects(all, { about: 'm1', actor: 's1', act: 'products.save', to: 4 })).toBe('d');
        expect(await subjects(all, { about: 'm1', act: 'periods.set' })).toBe('');
        // Any of several, in one order, however they are looked up.
        expect(await subjects(all, { act: ['products.save', 'periods.set'] })).toBe('dcba');
        expect(await subjects(all, { act: ['products.save', 'products.save', 'views.add'] })).toBe('dba');
        expect(await subjects(all, { act: ['products.save', 'periods.set'], from: 2, to: 3 })).toBe('cb');
        expect(await subjects(all, { actor: 's1', act: ['products.save', 'periods.set', 'views.add'] })).toBe(
          'dcb',
        );
        expect(await subjects(all, { subjectKind: ['order', 'period'], source: ['job', 'console'] })).toBe(
          'c',
        );
        expect(await subjects(all, { act: [] })).toBe('');
        // What a search found: each line once, by whomever and about whomever it is.
        const found = (people: readonly string[], subjectId = '') => ({ found: { people, subjectId } });
        expect(await subjects(all, found(['m1']))).toBe('da');
        expect(await subjects(all, found(['m1', 's1', 'nobody']))).toBe('dcba');
        expect(await subjects(all, found(['s1'], 'a'))).toBe('dcba');
        expect(await subjects(all, found([], 'b'))).toBe('b');
        expect(await subjects(all, found([]))).toBe('');
        expect(await subjects(all, { ...found(['m1', 's1'], 'c'), act: 'products.save', from: 2 })).toBe(
          'db',
        );
        expect(await all.auditLog.find(2)).toMatchObject({ seq: 2, subjectId: 'b' });
        expect(await all.auditLog.find(9)).toBeUndefined();
        await append(all, draft('e', { ...actor, actor: 's3' }), draft('f', { ...actor, actor: 's2' }));
        expect(await all.auditLog.actors(9)).toEqual(['s1', 's2', 's3']);
        expect(await all.auditLog.actors(2)).toEqual(['s1', 's2']);
      }),
    );

    it(
      'tells of changes that were made, from what to what, and of none that was not',
      withSubject(make, async (all) => {
        const { members, products, unitOfWork, accountSync, auditLog } = all;
        await products.insert(sampleProduct('p', { name: '甲', imageUrl: null }));
        const told = (before: { readonly name?: string } | undefined, after: typeof before) => [
          draft('p', { before: { name: before?.name }, after: { name: after?.name } }),
        ];
        const pictured = (before: { imageUrl: string | null } | undefined, after: typeof before) => [
          draft('p', { before: { imageUrl: before?.imageUrl }, after: { imageUrl: after?.imageUrl } }),
        ];
        const added = { kind: 'insert', product: sampleProduct('q', { name: '乙' }) } as const;
        const change = { kind: 'change', id: 'p', fields: { name: '丙' } } as const;
        await products.saveAll([change, added], 1, [], told);
        expect(await products.saveAll([change, { ...change, id: 'nothing' }], 1, [], told)).toBeUndefined();
        await products.setImage('p', '/x.png', 1, pictured);
        expect(await products.setImage('nothing', '/x.png', 1, pictured)).toBeUndefined();
        expect(await products.delete('nothing', undefined, told)).toBe('unknown');
        await products.delete('p', undefined, told);
        for (const lastDay of ['2026-01-02', '2026-01-03']) {
          const period = { firstDay: '2026-01-01', lastDay };
          await unitOfWork.transaction(async ({ activities, audit }) => {
            await activities.lock();
            const popup = await activities.promos.find('report_popup');
            if (popup === undefined) throw new Error('no popup');
            await activities.promos.put({ ...popup, ...period });
            const { firstDay, lastDay: last } = popup;
            await audit.append(draft('r', { before: { firstDay, lastDay: last }, after: period }));
          });
        }
        await members.insert(sampleMember('1'));
        const userId = 'member-1';
        for (const target of SYNC_TARGETS) await accountSync.wish({ userId, target, at: 1 });
        const [job] = await accountSync.claim({ target: 'chat', at: 1, leaseMs: 1, limit: 1 });
        if (job === undefined) throw new Error('nothing is due');
        await accountSync.fail(job, { error: 'no', at: 2, dueAt: 9 });
        for (const at of [3, 4]) {
          await accountSync.retry({
            at,
            audit: ({ attempts, error, target }) => [draft('s', { before: { attempts, error, target } })],
          });
        }
        const lines = await auditLog.linesAfter(0, 99);
        const changes = lines.map(({ before, after }) => [before, after]);
        const isOfProducts = ({ subjectId }: AuditDraft): boolean => subjectId === 'p';
        expect(lines.filter(isOfProducts)).toHaveLength(4);
        expect(changes).toEqual(
          expect.arrayContaining([
            [{ name: '甲' }, { name: '丙' }],
            [{}, { name: '乙' }],
            [{ imageUrl: null }, { imageUrl: '/x.png' }],
            [{ name: '丙' }, {}],
          ]),
        );
        expect(changes[5]).toEqual([
          { firstDay: '2026-01-01', lastDay: '2026-01-02' },
          { firstDay: '2026-01-01', lastDay: '2026-01-03' },
        ]);
        expect(lines.slice(6)).toMatchObject([{ before: { attempts: 1, error: 'no', target: 'chat' } }]);
        expect(await verifyAudit(auditLog)).toMatchObject({ isWhole: true });
      }),
    );
  });
};
