import { checkInPicturesIssue, checkInText, checkInTextIssue, windowPhase } from '@ykd/domain/campaign';
import { issuesOf, type Issue } from '@ykd/domain/member';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireLearner } from '../shared/own-data.js';
import { dayNoticeIds } from '../notice/tell-check-ins.js';
import type { SavingDeps } from './deps.js';
import { checkInsOf, findCampaign, winsPrizes } from './find-campaign.js';
import { checkInPictureNameOf } from './picture-url.js';
import type { CheckInInput, CheckInPort } from './port.js';

/** What is said of pictures that are not there, and of those of other members. */
const NOT_OWN = '图片不存在或已过期，请重新上传';

/** What is said of an entry that was begun before midnight. */
const notToday = (today: string): string => `日期已经变了，今天是 ${today}，请确认内容后再提交`;

const refuse = (...issues: readonly Issue[]) => err({ kind: 'invalid-input', issues } as const);

/** The names of the pictures, each once, provided that the input keeps the rules. */
const readInput = ({
  text,
  pictures,
}: Pick<CheckInInput, 'text' | 'pictures'>): Result<readonly string[], ErrorOf<'invalid-input'>> => {
  const addresses = [...new Set(pictures)];
  const names = addresses.flatMap((address) => checkInPictureNameOf(address) ?? []);
  const foreign = names.length < addresses.length ? NOT_OWN : undefined;
  const issues = issuesOf([
    ['text', checkInTextIssue(text)],
    ['pictures', checkInPicturesIssue(addresses.length) ?? foreign],
  ]);
  return issues.length === 0 ? ok(names) : refuse(...issues);
};

/** Writes the caller's entry of today. */
export const save = async (
  deps: SavingDeps,
  context: CallerContext,
  { userId: writer, day: shown, campaign, text, pictures }: CheckInInput,
): ReturnType<CheckInPort['save']> => {
  const caller = await requireLearner(deps, context, writer);
  if (!caller.ok) return caller;
  const names = readInput({ text, pictures });
  if (!names.ok) return names;

  const now = deps.clock.now();
  const userId = caller.value.user.id;
  const own = await findCampaign(deps, userId, campaign);
  if (own === undefined) return err({ kind: 'entity-not-found' });
  const { firstDay, lastDay } = own.campaign;
  const period = { firstDay, lastDay };
  const day = shanghaiDay(now);
  const reason = windowPhase(period, now);
  if (reason !== 'open') return err({ kind: 'check-in-closed', reason, period });
  if (shown !== undefined && shown !== day) return refuse({ field: 'day', message: notToday(day) });
  const entry = await deps.checkIns.put({
    userId,
    campaign,
    day,
    text: checkInText(text),
    pictures: names.value,
    at: now,
  });
  if (entry === undefined) {
    // It may have been removed in this very moment.
    const isThere = (await findCampaign(deps, userId, campaign)) !== undefined;
    return isThere ? refuse({ field: 'pictures', message: NOT_OWN }) : err({ kind: 'entity-not-found' });
  }
  // What reminded of it is done.
  await deps.unitOfWork.transaction((tx) => tx.notices.remove(dayNoticeIds({ userId, campaign, day })));
  const [entries, comments, wins] = await Promise.all([
    deps.checkIns.entries(userId, campaign),
    deps.checkIns.commentsOf(userId, campaign),
    winsPrizes(deps, userId, own.campaign),
  ]);
  return ok(checkInsOf({ ...own, entries }, comments, now, wins));
};
