import { payerIsKnown } from '../commission/doubts.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';

/** What became of a binding. `taken`: another member has the account; `has-another`: this member has another account. */
export type WeixinBound = 'bound' | 'taken' | 'has-another' | 'session-ended';

/**
 * Binds a WeChat account to a member who has none, as long as `sessionId` is a session of his. Again changes nothing. A
 * change of the password at the same time either prevents the binding or ends it. What he brought as a partner and this account paid is in
 * doubt with that.
 */
export const bindAccount = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  {
    id,
    sessionId,
    openid,
    at,
  }: {
    readonly id: string;
    readonly sessionId: string;
    readonly openid: string;
    readonly at: number;
  },
): Promise<WeixinBound> =>
  unitOfWork.transaction(async (tx) => {
    const { members, sessions } = tx;
    // A change of the password ends this session and the binding: it waits for this, or this waits and sees it done.
    await members.hold(id);
    if (!(await sessions.idsOf(id)).includes(sessionId)) return 'session-ended';
    await members.bindWeixin({ id, openid, at });
    await payerIsKnown(tx, { userId: id, openid }, at);
    const owner = await members.ownerOfWeixin(openid);
    if (owner === undefined) return 'has-another';
    return owner === id ? 'bound' : 'taken';
  });
