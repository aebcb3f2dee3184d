import { auditLine } from '@ykd/application/audit';
import type { AuditDraft, Care, CareState, HandedStudent, HandOver } from '@ykd/application/entities';
import { handOverEndOf } from '@ykd/domain/follow-up';
import { DAY_MS, HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import { MORE_ASSISTANTS } from './staff.js';

/** That students were given to a colleague before the demo began. */
export interface GivenAway {
  readonly handOver: HandOver;
  readonly students: readonly HandedStudent[];
  /** Who looks after them since. */
  readonly care: readonly Care[];
  readonly audit: readonly AuditDraft[];
}

const [GIVER] = MORE_ASSISTANTS;
const RECEIVER = 'demo-zhujiao';
/** So many were given, for so many days from today on. */
const GIVEN = 4;
const DAYS_LEFT = 8;
/** Of the first of them this was written, too. */
const OWN_NOTE = '正在做毕业设计，晚上九点以后回消息。';
const NOTE = '我外出培训，回来以前请替我联系这几位，他们的项目都在收尾。';

/** An assistant of the school is away, and a colleague has some of her students until she is back; `at`: epoch ms. */
export const schoolHandOvers = ({ care }: Pick<Population, 'care'>, at: number): readonly GivenAway[] => {
  const when = startOfShanghaiDay(shanghaiDayIndex(at)) - DAY_MS + 17 * HOUR_MS;
  const own = care
    .filter(({ staffId, kind, since }) => staffId === RECEIVER && kind === 'assistant' && since < when)
    .slice(0, GIVEN);
  if (own.length === 0) return [];
  const handOver: HandOver = {
    id: 'demo-hand-over-1',
    fromId: GIVER,
    toId: RECEIVER,
    byId: GIVER,
    at: when,
    open: 'keep',
    note: NOTE,
    until: handOverEndOf(shanghaiDay(at + DAYS_LEFT * DAY_MS)),
    endedAt: null,
  };
  const by = { actorKind: 'staff', actor: GIVER, source: 'console' } as const;
  const batch = handOver.id;
  const given = own.map(({ studentId, since }, place) => {
    const before: CareState = { [GIVER]: { kind: 'assistant', since } };
    const after: CareState = { [RECEIVER]: { kind: 'assistant', since: when } };
    const note = place === 0 ? OWN_NOTE : null;
    const what = { act: 'students.assign', subjectKind: 'member', subjectId: studentId } as const;
    return {
      student: { handOverId: batch, studentId, note, before, after, back: null, backAt: null },
      care: { studentId, staffId: RECEIVER, kind: 'assistant', since: when } as const,
      line: auditLine(by, { ...what, about: studentId, batch, at: when }, { before, after }),
    };
  });
  const what = { act: 'students.handOver', subjectKind: 'member', subjectId: GIVER } as const;
  const told = { successorId: RECEIVER, students: own.length, openItems: 'keep', until: handOver.until };
  const line = auditLine(by, { ...what, batch, at: when, reason: NOTE }, { before: {}, after: told });
  return [
    {
      handOver,
      students: given.map(({ student }) => student),
      care: given.map((one) => one.care),
      audit: [...given.map((one) => one.line), line],
    },
  ];
};
