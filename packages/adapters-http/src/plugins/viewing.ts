import type { Application } from '@ykd/application';
import { VIEWING_MARK } from '@ykd/application/viewing';
import { ADMIN_EMPLOYEE_PATH, adminStudentPath } from '@ykd/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allCalls } from '../contracts/areas.js';
import { isWhileViewing as isOpenWhileViewing } from '../contracts/call.js';
import { problemToWire } from '../contracts/problems.js';
import { HttpProblem } from './answers.js';
import { isWhileViewing } from './caller-context.js';
import { dataElement } from './index-page.js';

/** Whether somebody may be looking as somebody else; the others are not asked about it again. */
const mayBeViewing = ({ callerContext }: FastifyRequest): boolean =>
  callerContext.kept(VIEWING_MARK) !== undefined || callerContext.credential()?.kind === 'bearer';

/**
 * Refuses whatever is more than reading to whoever looks as somebody else, before its body is read and checked. This is for
 * the answer that he gets: without his browser's mark, or this, he is nobody in these calls (see `authenticate`).
 */
export const addReadOnlyViewing = (fastify: FastifyInstance, application: Application): void => {
  const refuse = async ({ callerContext }: FastifyRequest): Promise<void> => {
    const viewing = await application.viewing(callerContext).current();
    if (viewing.ok && viewing.value !== null) throw new HttpProblem('VIEWING');
  };
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isWhileViewing(request) || !mayBeViewing(request)) return done();
    refuse(request).then(() => done(), done);
  });
};

/** The calls that are refused, and how: a page need not send them in vain. */
const REFUSED = {
  closed: allCalls.filter((call) => !isOpenWhileViewing(call)).map(({ method, path }) => `${method} ${path}`),
  refusal: problemToWire('VIEWING'),
};

/**
 * What a page says of as whom it is seen, for how long still and where that began, and of what it is refused, before anything
 * of it runs: whoever looks as himself downloads nothing for it. Empty for him.
 */
export const viewingMark = async (
  application: Application,
  { callerContext }: FastifyRequest,
): Promise<string> => {
  if (callerContext.kept(VIEWING_MARK) === undefined) return '';
  const viewing = await application.viewing(callerContext).current();
  if (!viewing.ok || viewing.value === null) return '';
  const { userId, name, isStaff, leftMs } = viewing.value;
  const back = isStaff
    ? `${ADMIN_EMPLOYEE_PATH}?open=${encodeURIComponent(userId)}`
    : adminStudentPath(userId);
  return dataElement('ykd-viewing', { name, leftMs, back, ...REFUSED });
};
