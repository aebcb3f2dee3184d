import { smsLimitIssue } from '@ykd/domain/notice';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Message } from '../entities/message.js';
import { invalid } from '../people/changed.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { CostChanged, InvalidInput } from '../shared/errors.js';
import { requireRight } from '../shared/rights.js';
import { wishIssues, wishOf } from './check.js';
import type { MessageDeps } from './deps.js';
import { wishFor } from './filled.js';
import { SMS_SETTING_DEFAULT } from './limits.js';
import type { MessagePort } from './port.js';
import { rightOf, sumsOf, todayOf } from './preview.js';
import { receiversOf } from './receivers.js';
import { viewOf } from './views.js';

const SMS_TITLE = '短信';

/**
 * Stores it with its receivers, for the price of now, unless it costs more than was seen or the sender has sent too much today; the
 * same wish twice is stored once.
 */
const store = (
  { unitOfWork }: MessageDeps,
  caller: Caller,
  wished: Message,
  {
    ids,
    segments,
    seenCost,
  }: { readonly ids: readonly string[]; readonly segments: number; readonly seenCost: number },
): Promise<Result<Message, InvalidInput | CostChanged>> =>
  unitOfWork.transaction(async (tx): Promise<Result<Message, InvalidInput | CostChanged>> => {
    const { senderId, requestKey, gmtCreated: at, channel } = wished;
    await tx.messages.lockSender(senderId);
    const before = await tx.messages.ofRequest(senderId, requestKey);
    if (before !== undefined) return ok(before);
    const limits = (await tx.messages.setting()) ?? SMS_SETTING_DEFAULT;
    const price = channel === 'sms' ? limits.price : 0;
    const estimate = segments * price;
    if (estimate > seenCost) return err({ kind: 'cost-changed', cost: estimate });
    const message: Message = { ...wished, price, estimate };
    if (channel === 'sms') {
      const used = await tx.messages.usedSince(senderId, todayOf(at));
      const issue = smsLimitIssue(used, { messages: ids.length, cents: estimate }, limits);
      if (issue !== undefined) return invalid('to', issue);
    }
    await tx.messages.insert(message, ids);
    const { title, text, conditions, receivers } = message;
    const after = { channel, heading: title, text, conditions, receivers, estimateAmount: estimate };
    await tx.audit.append(
      auditLine(
        byStaff(caller),
        { act: 'messages.send', subjectKind: 'message', subjectId: message.id, at },
        { before: {}, after },
      ),
    );
    return ok(message);
  });

/** What a request of a sender has sent; it waits for one that is being stored. */
const requested = (
  { unitOfWork }: MessageDeps,
  { user }: Caller,
  requestKey: string,
): Promise<Message | undefined> =>
  unitOfWork.transaction(async (tx) => {
    await tx.messages.lockSender(user.id);
    return tx.messages.ofRequest(user.id, requestKey);
  });

/** Sends a message to whom the target finds now. */
export const send =
  (deps: MessageDeps, context: CallerContext): MessagePort['send'] =>
  async ({ seen, seenCost, requestKey, ...said }) => {
    const caller = await requireRight(deps, context, rightOf(said.channel));
    if (!caller.ok) return caller;
    // Before anything that may be otherwise by now: an answer that was lost is given again, whoever came or went since.
    const sent = await requested(deps, caller.value, requestKey);
    if (sent !== undefined) return ok(await viewOf(deps, sent));
    const written = wishOf(said);
    const wrong = wishIssues(written);
    if (wrong !== undefined) return err(wrong);
    const found = await receiversOf(deps, caller.value, written.to);
    if (!found.ok) return found;
    const { ids, classId, words, course } = found.value;
    const wish = wishFor(written, course);
    // Each of them costs, and reads it: none more and none fewer than was seen, which was found the same way.
    if (seen !== ids.length) return err({ kind: 'list-changed', count: ids.length });
    if (ids.length === 0) return invalid('to', '没有人会收到这条消息');
    const isSms = wish.channel === 'sms';
    const { segments } = await sumsOf(deps, wish, ids, 0);
    const message: Message = {
      id: deps.ids.next(),
      senderId: caller.value.user.id,
      requestKey,
      channel: wish.channel,
      title: isSms ? SMS_TITLE : wish.title,
      text: wish.text,
      link: isSms ? null : wish.link,
      conditions: await words(),
      classId,
      receivers: ids.length,
      price: 0,
      estimate: 0,
      state: 'sending',
      gmtCreated: deps.clock.now(),
      endedAt: null,
    };
    const stored = await store(deps, caller.value, message, { ids, segments, seenCost });
    return stored.ok ? ok(await viewOf(deps, stored.value)) : stored;
  };
