import { filledText, lackingOf, PLACEHOLDERS, smsLimitIssue } from '@ykd/domain/notice';
import { err, ok, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { ReceiverFacts } from '../ports/messages.js';
import type { Caller } from '../shared/caller.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { seenBy } from '../student/seen-by.js';
import { wishIssues, wishOf } from './check.js';
import type { MessageDeps } from './deps.js';
import { smsOf, valuesOf, wishFor } from './filled.js';
import { SMS_SETTING_DEFAULT } from './limits.js';
import type { MessagePort, MessageWish } from './port.js';
import { receiversOf } from './receivers.js';

/** So many are looked up at a time. */
const AT_A_TIME = 500;

/** What is known of receivers, some at a time. */
async function* factsOf(
  { messages }: Pick<MessageDeps, 'messages'>,
  ids: readonly string[],
): AsyncGenerator<readonly ReceiverFacts[], void> {
  for (let at = 0; at < ids.length; at += AT_A_TIME) yield messages.factsOf(ids.slice(at, at + AT_A_TIME));
}

/** The beginning of the Shanghai day of an instant, both epoch ms: from there on what somebody sent is counted. */
export const todayOf = (now: number): number => startOfShanghaiDay(shanghaiDayIndex(now));

/** What a message comes to. */
export const sumsOf = async (
  deps: Pick<MessageDeps, 'messages' | 'smsSender'>,
  { channel, text }: Pick<MessageWish, 'channel' | 'text'>,
  ids: readonly string[],
  price: number,
) => {
  const sums = { optedOut: 0, noMobile: 0, tooLong: 0, segments: 0, estimate: 0 };
  if (channel === 'sms')
    for await (const some of factsOf(deps, ids))
      for (const facts of some) {
        const { issue, segments } = smsOf(text, facts, deps.smsSender.sign);
        if (issue === undefined) sums.segments += segments;
        else sums[issue] += 1;
      }
  return { ...sums, estimate: sums.segments * price };
};

/** The right that it takes to send by a channel. */
export const rightOf = (channel: MessageWish['channel']): 'messages.send' | 'messages.sms' =>
  channel === 'sms' ? 'messages.sms' : 'messages.send';

const lackingIn = async (deps: MessageDeps, text: string, ids: readonly string[]) => {
  const counts = new Map(PLACEHOLDERS.map((placeholder) => [placeholder, 0]));
  for await (const some of factsOf(deps, ids))
    for (const facts of some)
      for (const placeholder of lackingOf(text, valuesOf(facts)))
        counts.set(placeholder, (counts.get(placeholder) ?? 0) + 1);
  return [...counts].flatMap(([placeholder, count]) => (count === 0 ? [] : [{ placeholder, count }]));
};

/** So many are looked through for one whom the caller sees. */
const SAMPLE_OF = 100;

/**
 * What one of the first of them whom the caller sees would read: of a class there may be some whom he does not. He is one who
 * has something for each place of the text, where there is one.
 */
const sampleOf = async (
  deps: MessageDeps,
  caller: Caller,
  { channel, title, text }: MessageWish,
  ids: readonly string[],
) => {
  const order = { key: 'gmtCreated', isDescending: false };
  const some = ids.slice(0, SAMPLE_OF);
  const window = { limit: SAMPLE_OF };
  const { list } = await deps.students.page(order, window, { tests: [], ids: some, ...seenBy(caller) });
  const known = new Map((await deps.messages.factsOf(list.map(({ id }) => id))).map((one) => [one.id, one]));
  const lacking = (one: ReceiverFacts): number => lackingOf(`${title}${text}`, valuesOf(one)).length;
  const [facts] = list
    .flatMap(({ id }) => known.get(id) ?? [])
    .toSorted((one, other) => lacking(one) - lacking(other));
  if (facts === undefined) return null;
  const sms = smsOf(text, facts, deps.smsSender.sign);
  return {
    name: facts.name,
    title: channel === 'sms' ? '' : filledText(title, valuesOf(facts)),
    text: sms.text,
    segments: channel === 'sms' ? sms.segments : 0,
  };
};

/** Why a sender may not send so much more today, in Chinese. */
const limitIssueOf = async (
  { messages, clock }: MessageDeps,
  { user }: Caller,
  more: { readonly messages: number; readonly cents: number },
): Promise<string | null> => {
  const used = await messages.usedSince(user.id, todayOf(clock.now()));
  return smsLimitIssue(used, more, (await messages.setting()) ?? SMS_SETTING_DEFAULT) ?? null;
};

/** What would be sent. */
export const preview =
  (deps: MessageDeps, context: CallerContext): MessagePort['preview'] =>
  async (said) => {
    const caller = await requireRight(deps, context, rightOf(said.channel));
    if (!caller.ok) return caller;
    const written = wishOf(said);
    const wrong = wishIssues(written);
    if (wrong !== undefined) return err(wrong);
    const found = await receiversOf(deps, caller.value, written.to);
    if (!found.ok) return found;
    const { ids, course } = found.value;
    const wish = wishFor(written, course);
    const { price } = (await deps.messages.setting()) ?? SMS_SETTING_DEFAULT;
    const sums = await sumsOf(deps, wish, ids, price);
    const more = { messages: ids.length, cents: sums.estimate };
    const whole = wish.channel === 'sms' ? wish.text : `${wish.title}${wish.text}`;
    return ok({
      receivers: ids.length,
      lacking: await lackingIn(deps, whole, ids),
      ...sums,
      limitIssue: wish.channel === 'sms' ? await limitIssueOf(deps, caller.value, more) : null,
      sample: await sampleOf(deps, caller.value, wish, ids),
    });
  };
