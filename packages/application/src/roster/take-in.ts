import { rosterColumns, rosterLinesIssue } from '@ykd/domain/roster';
import { err, lineIssue, ok, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import type { Roster, RosterRowRecord } from '../entities/roster.js';
import { invalid } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import { maskMobiles } from '../shared/mask-mobiles.js';
import type { ErrorOf } from '../shared/errors.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import type { RosterActor } from './actor.js';
import type { RosterDeps } from './deps.js';
import { ROSTER_DRAFTS_MAX, ROSTER_FILE_FIELD, ROSTER_NAME_MAX } from './port.js';

/** For so long whoever comes while others' files are read waits. */
const BUSY_MS = 10_000;

/** How many cells of each column are shown to whoever says what it is, and how much of each. */
const [SAMPLES, SAMPLE_MAX] = [3, 60];

const nameIssue = (name: string): string | undefined => {
  if (name === '') return '名册的名字必须填写';
  return lineIssue('名册的名字', name) ?? ([...name].length > ROSTER_NAME_MAX ? '名册的名字太长' : undefined);
};

/** Whether somebody has as many that were not applied as he may have; whoever works at the command line may have any number. */
const isFull = async (tx: Pick<Tx, 'rosters'>, { userId }: RosterActor): Promise<boolean> =>
  userId !== null && (await tx.rosters.countOpen(userId)) >= ROSTER_DRAFTS_MAX;

/** Takes a sheet in as a roster that nobody has looked at. */
export const takeIn = async (
  deps: Pick<RosterDeps, 'rosterFiles' | 'unitOfWork' | 'ids' | 'clock'>,
  actor: RosterActor,
  { name: said, source, bytes }: { name: string; source: Roster['source']; bytes: Uint8Array },
): Promise<Result<Roster, ErrorOf<'invalid-input' | 'too-many-attempts'>>> => {
  const name = said.trim();
  const named = nameIssue(name);
  if (named !== undefined) return invalid('name', named);
  const full = invalid('name', `最多 ${ROSTER_DRAFTS_MAX} 份没有导入的花名册，请先删除不用的`);
  // Before a sheet is read for nothing, and again where it is kept.
  if (await deps.unitOfWork.transaction((tx) => isFull(tx, actor))) return full;
  const read = await deps.rosterFiles.read(bytes);
  if (!read.ok) {
    if (read.error.kind === 'busy') return err(tooManyAttempts(BUSY_MS));
    return invalid(ROSTER_FILE_FIELD, read.error.problem);
  }
  const { lines, digest } = read.value;
  const issue = rosterLinesIssue(lines);
  if (issue !== undefined) return invalid(ROSTER_FILE_FIELD, issue);
  const { header, titles, fields, ways } = rosterColumns(lines);
  const body = lines.filter(({ number }) => number > header);
  if (body.length === 0) return invalid(ROSTER_FILE_FIELD, '只有标题，没有学员');
  const [id, at] = [deps.ids.next(), deps.clock.now()];
  const roster: Roster = {
    id,
    name,
    source,
    digest,
    ownerId: actor.userId,
    version: 1,
    state: 'draft',
    titles,
    samples: titles.map((_, column) =>
      body
        .flatMap(({ cells }) => cells[column]?.trim() || [])
        .slice(0, SAMPLES)
        .map((cell) => [...cell].slice(0, SAMPLE_MAX).join('')),
    ),
    fields,
    ways,
    overwrites: [],
    classId: null,
    rows: body.length,
    tally: { pending: body.length },
    batch: null,
    gmtCreated: at,
    gmtModified: at,
    appliedAt: null,
    appliedBy: null,
    undoneAt: null,
    undoneBy: null,
  };
  const rows = body.map(({ number, cells }): RosterRowRecord => ({
    rosterId: id,
    number,
    // What no database keeps is nothing that anybody typed.
    cells: cells.map((cell) => cell.replaceAll(/\0|\p{Cs}/gu, '\uFFFD')),
    isSkipped: false,
    state: 'pending',
    judged: null,
    done: null,
    why: null,
  }));
  return deps.unitOfWork.transaction(async (tx) => {
    if (await isFull(tx, actor)) return full;
    await tx.rosters.insert(roster, rows);
    const what = { act: 'rosters.add', subjectKind: 'roster', subjectId: id, at } as const;
    const after = { name: maskMobiles(name), rows: body.length };
    await tx.audit.append(auditLine(actor.by, what, { before: {}, after }));
    return ok(roster);
  });
};
