import { smsLimitIssue } from '@ykd/domain/notice';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Message } from '../entities/message.js';
import { invalid } from '../people/changed.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { InvalidInput } from '../shared/errors.js';
import { requireRight } from '../shared/rights.js';
import { isOtherCount } from '../staff-list/target.js';
import { wishIssues, wishOf } from './check.js';
import type { MessageDeps } from './deps.js';
import { SMS_SETTING_DEFAULT } from './limits.js';
import type { MessagePort } from './port.js';
import { rightOf, sumsOf, todayOf } from './preview.js';
import { receiversOf, targetWords } from './receivers.js';
import { viewOf } from './views.js';

const SMS_TITLE = '短信';

/** Stores it with its receivers, unless the sender has sent too much today; the same wish twice is stored once. */
const store = (
  { unitOfWork }: MessageDeps,
  caller: Caller,
  message: Message,
  ids: readonly string[],
): Promise<Result<Message, InvalidInput>> =>
  unitOfWork.transaction(async (tx): Promise<Result<Message, InvalidInput>> => {
    const { senderId, requestKey, gmtCreated: at, channel, estimate } = message;
    await tx.messages.lockSender(senderId);
    const before = await tx.messages.ofRequest(senderId, requestKey);
    if (before !== undefined) return ok(before);
    if (channel === 'sms') {
      const used = await tx.messages.usedSince(senderId, todayOf(at));
      const limits = (await tx.messages.setting()) ?? SMS_SETTING_DEFAULT;
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

/** Sends a message to whom the target finds now. */
export const send =
  (deps: MessageDeps, context: CallerContext): MessagePort['send'] =>
  async ({ seen, requestKey, link, ...said }) => {
    const caller = await requireRight(deps, context, rightOf(said.channel));
    if (!caller.ok) return caller;
    const wish = wishOf(said);
    const wrong = wishIssues({ ...wish, link });
    if (wrong !== undefined) return err(wrong);
    const found = await receiversOf(deps, caller.value, wish.to);
    if (!found.ok) return found;
    const ids = found.value;
    // Who is named and not there any more is not counted on by anybody: what is seen was found the same way.
    if (isOtherCount(seen, ids.length)) return err({ kind: 'list-changed', count: ids.length });
    if (ids.length === 0) return invalid('to', '没有人会收到这条消息');
    const isSms = wish.channel === 'sms';
    const { price } = (await deps.messages.setting()) ?? SMS_SETTING_DEFAULT;
    const { estimate } = await sumsOf(deps, wish, ids, price);
    const message: Message = {
      id: deps.ids.next(),
      senderId: caller.value.user.id,
      requestKey,
      channel: wish.channel,
      title: isSms ? SMS_TITLE : wish.title,
      text: wish.text,
      link: isSms ? null : link,
      conditions: await targetWords(deps, caller.value, wish.to),
      receivers: ids.length,
      price: isSms ? price : 0,
      estimate,
      state: 'sending',
      gmtCreated: deps.clock.now(),
      endedAt: null,
    };
    const stored = await store(deps, caller.value, message, ids);
    return stored.ok ? ok(await viewOf(deps, stored.value)) : stored;
  };
