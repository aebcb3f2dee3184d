import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { SmsSetting } from '../entities/message.js';
import { changedMeanwhile } from '../people/changed.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { issuesOf } from '../shared/issues-of.js';
import { requireRight } from '../shared/rights.js';
import type { MessageDeps } from './deps.js';
import { SMS_DAILY_MAX, SMS_PRICE_MAX, SMS_SETTING_DEFAULT } from './limits.js';
import type { MessagePort, SmsSettingView } from './port.js';
import { todayOf } from './preview.js';

const viewOf = async (
  { messages, clock }: MessageDeps,
  { user }: Caller,
  { price, dailyMessages, dailyCents, version }: SmsSetting,
): Promise<SmsSettingView> => {
  const used = await messages.usedSince(user.id, todayOf(clock.now()));
  return { price, dailyMessages, dailyCents, version, usedMessages: used.messages, usedCents: used.cents };
};

const toldOf = ({ price, dailyMessages, dailyCents }: SmsSetting) => ({
  priceAmount: price,
  dailyMessages,
  dailyAmount: dailyCents,
});

/** What text messages cost, how many may be sent, and what the caller has sent today. */
export const settings =
  (deps: MessageDeps, context: CallerContext): MessagePort['settings'] =>
  async () => {
    const caller = await requireRight(deps, context, 'messages.send');
    if (!caller.ok) return caller;
    return ok(await viewOf(deps, caller.value, (await deps.messages.setting()) ?? SMS_SETTING_DEFAULT));
  };

const atMost = (value: number, max: number, what: string): string | undefined =>
  value > max ? `${what}不能超过 ${max}` : undefined;

/** Sets them. */
export const setSettings =
  (deps: MessageDeps, context: CallerContext): MessagePort['setSettings'] =>
  async ({ version, ...fields }) => {
    const caller = await requireRight(deps, context, 'limits.set');
    if (!caller.ok) return caller;
    const wrong = issuesOf({
      price: atMost(fields.price, SMS_PRICE_MAX, '单价（分）'),
      dailyMessages: atMost(fields.dailyMessages, SMS_DAILY_MAX, '每天的人数'),
      dailyCents: atMost(fields.dailyCents, SMS_DAILY_MAX, '每天的费用（分）'),
    });
    if (wrong !== undefined) return err(wrong);
    const at = deps.clock.now();
    const stored = await deps.unitOfWork.transaction(async (tx) => {
      await tx.messages.lockSettings();
      const before = (await tx.messages.setting()) ?? SMS_SETTING_DEFAULT;
      if (before.version !== version) return changedMeanwhile(tx, before, { ...toldOf(before) });
      const after: SmsSetting = {
        id: 'sms',
        ...fields,
        version: version + 1,
        changedBy: caller.value.user.id,
        changedAt: at,
      };
      await tx.messages.storeSetting(after);
      const what = { act: 'messages.settings', subjectKind: 'limit', subjectId: 'sms', at } as const;
      for (const line of auditChange(byStaff(caller.value), what, toldOf(before), toldOf(after)))
        await tx.audit.append(line);
      return ok(after);
    });
    return stored.ok ? ok(await viewOf(deps, caller.value, stored.value)) : stored;
  };
