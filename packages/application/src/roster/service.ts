import { isSuperAdmin } from '@ykd/domain/access';
import { ok, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import type { Roster, RosterRowRecord } from '../entities/roster.js';
import { notFound } from '../people/changed.js';
import type { RosterKey, RosterRowKey } from '../ports/rosters.js';
import type { CallerContext } from '../shared/caller.js';
import type { AppError } from '../shared/errors.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import { requireRight } from '../shared/rights.js';
import { actorOf, isTheirs, type RosterActor } from './actor.js';
import { applyRoster } from './apply.js';
import { changeRow, withCell, withSkip } from './correct.js';
import type { RosterDeps } from './deps.js';
import type { RosterAfter, RosterPort } from './port.js';
import { holdOpen, planRoster, reviewRoster } from './review.js';
import { takeIn } from './take-in.js';
import { undoRoster } from './undo.js';
import { rosterLines, rosterView, rowViews } from './views.js';

const newestFirst: KeyOrder<Roster, RosterKey> = {
  name: 'rosters',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

const inOrder: KeyOrder<RosterRowRecord, RosterRowKey> = {
  name: 'roster-rows',
  kinds: ['number'],
  keyOf: ({ number }) => [number],
};

/** Rosters, for one caller. */
export const rosterPort = (deps: RosterDeps, context: CallerContext): RosterPort => {
  /** Whoever calls, who may work with rosters. */
  const actor = async (): Outcome<RosterActor, 'not-logged-in' | 'forbidden'> => {
    const caller = await requireRight(deps, context, 'classes.manage');
    return caller.ok ? ok(actorOf(caller.value)) : caller;
  };
  /** A roster of the caller's. */
  const own = async (id: string) => {
    const caller = await actor();
    if (!caller.ok) return caller;
    const roster = await deps.rosters.find(id);
    if (roster === undefined || !isTheirs(roster, caller.value)) return notFound();
    return ok({ roster, actor: caller.value });
  };
  /** What is done with a roster, and how it looks then. */
  const shown = async <E extends AppError>(work: (actor: RosterActor) => Promise<Result<Roster, E>>) => {
    const caller = await actor();
    if (!caller.ok) return caller;
    const done = await work(caller.value);
    return done.ok ? ok(await rosterView(deps, done.value, caller.value)) : done;
  };
  const changed = async <E extends AppError>(
    work: (
      actor: RosterActor,
    ) => Promise<Result<{ readonly roster: Roster; readonly row: RosterRowRecord }, E>>,
  ) => {
    const caller = await actor();
    if (!caller.ok) return caller;
    const done = await work(caller.value);
    if (!done.ok) return done;
    const { roster, row } = done.value;
    const [view] = await rowViews(deps, roster.fields, [row], caller.value);
    if (view === undefined) throw new Error('a row without a view');
    return ok<RosterAfter>({ roster: await rosterView(deps, roster, caller.value), row: view });
  };

  return {
    list: async (page) => {
      const caller = await actor();
      if (!caller.ok) return caller;
      const window = keyWindow(newestFirst, page);
      if (!window.ok) return window;
      const { userId, staff } = caller.value;
      const ownerId = isSuperAdmin(staff) ? undefined : (userId ?? undefined);
      const found = await deps.rosters.page(window.value, ownerId);
      const lines = await rosterLines(deps, found.list, caller.value);
      const lineOf = new Map(lines.map((line) => [line.id, line]));
      return ok(
        keyPage(newestFirst, window.value, found, ({ id }) => {
          const line = lineOf.get(id);
          if (line === undefined) throw new Error('a roster without a line');
          return line;
        }),
      );
    },
    find: async ({ id }) => {
      const found = await own(id);
      return found.ok ? ok(await rosterView(deps, found.value.roster, found.value.actor)) : found;
    },
    upload: (input) => shown((by) => takeIn(deps, by, input)),
    plan: (input) => shown((by) => planRoster(deps, by, input)),
    review: ({ id }) => shown((by) => reviewRoster(deps, by, id)),
    rows: async ({ id, state, ...page }) => {
      const found = await own(id);
      if (!found.ok) return found;
      const window = keyWindow(inOrder, page);
      if (!window.ok) return window;
      const rows = await deps.rosters.rows(window.value, { rosterId: id, state });
      const views = await rowViews(deps, found.value.roster.fields, rows.list, found.value.actor);
      const viewOf = new Map(views.map((view) => [view.number, view]));
      return ok(
        keyPage(inOrder, window.value, rows, ({ number }) => {
          const view = viewOf.get(number);
          if (view === undefined) throw new Error('a row without a view');
          return view;
        }),
      );
    },
    correct: ({ id, number, field, text }) =>
      changed((by) => changeRow(deps, by, { id, number }, withCell(field, text))),
    skip: async ({ id, number, isSkipped }) => {
      const answer = await changed((by) => changeRow(deps, by, { id, number }, withSkip(isSkipped)));
      // Leaving a row out says nothing that could be wrong.
      if (!answer.ok && answer.error.kind === 'invalid-input') throw new Error('a row cannot be left out');
      return answer as Awaited<ReturnType<RosterPort['skip']>>;
    },
    apply: (input) => shown((by) => applyRoster(deps, by, input)),
    progress: async ({ id }) => {
      const found = await own(id);
      return found.ok ? ok(deps.rosterProgress.of(id) ?? null) : found;
    },
    undo: ({ id }) => shown((by) => undoRoster(deps, by, id)),
    remove: async ({ id }) => {
      const caller = await actor();
      if (!caller.ok) return caller;
      const by = caller.value;
      return deps.unitOfWork.transaction(async (tx) => {
        const open = await holdOpen(tx, by, id);
        if (!open.ok) return open;
        const { name, rows } = open.value.roster;
        await tx.rosters.remove(id);
        const what = {
          act: 'rosters.delete',
          subjectKind: 'roster',
          subjectId: id,
          at: deps.clock.now(),
        } as const;
        await tx.audit.append(auditLine(by.by, what, { before: { name, rows }, after: {} }));
        return ok(null);
      });
    },
  };
};
