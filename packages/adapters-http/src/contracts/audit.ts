import { AUDIT_ACTS, AUDIT_SOURCES, AUDIT_SUBJECTS, auditEntryFields } from '@ykd/application/entities';
import { nullable, text } from '@ykd/application/entity';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listQuery, oneOf } from './list-query.js';
import { MESSAGES } from './messages.js';
import { identifier, text as line } from './values.js';

/** The longest id of a subject, which may consist of others. */
const SUBJECT_MAX = 200;

/** Epoch milliseconds in a query string: so many digits are a safe integer. */
const queryInstant = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, MESSAGES.digitsOnly)),
  z.transform(Number),
);

/** The lines of the audit log, by what they have and by time. */
export const auditList = listQuery({
  actor: identifier,
  act: oneOf(AUDIT_ACTS),
  subjectKind: oneOf(AUDIT_SUBJECTS),
  subjectId: line(SUBJECT_MAX),
  about: identifier,
  batch: identifier,
  source: oneOf(AUDIT_SOURCES),
  from: queryInstant,
  to: queryInstant,
});

/** What super administrators see of what staff changed. */
export const auditCalls = {
  entries: defineCall({
    method: 'GET',
    path: '/api/admin/audit',
    query: auditList.wire,
    response: success(
      keyPageOf(
        recordSchema({ ...auditEntryFields, actorName: nullable(text()), aboutName: nullable(text()) }),
      ),
    ),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '审计日志：员工改了什么，新的在前；筛选有 actor（员工）、act（做了什么）、subjectKind 与 subjectId（改的是什么）、about（关于哪位会员：编号、用户名或手机号）、batch、source、from 与 to（毫秒，不含 to），size 是每页条数，after 与 before 是上一次回答里的 next 与 previous',
  }),
  actors: defineCall({
    method: 'GET',
    path: '/api/admin/audit/actors',
    response: success(list(z.object({ id: identifier, name: z.nullable(z.string()) }))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '审计日志里改过东西的员工，用来筛选；至多五百位',
  }),
} as const;
