import type { Clock } from '../ports/clock.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Notices } from '../ports/notices.js';
import type { WeixinMessages, WeixinTelling } from '../ports/weixin-messages.js';
import { WEIXIN_TITLE_MAX, type WeixinMessenger } from '../ports/weixin-messenger.js';
import { eachApart } from '../shared/each-apart.js';

export interface TellInWeixinDeps {
  readonly clock: Clock;
  readonly members: Pick<MemberRepository, 'weixinOf'>;
  readonly notices: Pick<Notices, 'find'>;
  readonly weixinMessages: Pick<WeixinMessages, 'takeDue' | 'end' | 'permit' | 'permitOf'>;
  readonly messenger: Pick<WeixinMessenger, 'send'>;
  /** Where the platform is, an origin: links of notices are paths. */
  readonly origin: () => string;
}

/** Hears of a message that WeChat refuses, by its own number of why: it is not tried again. */
export type WeixinTrouble = (about: { readonly userId: string; readonly code: number }) => void;

/** So many at a time. */
const AT_A_TIME = 20;

/** While WeChat is away it is tried again so much later. */
export const WEIXIN_RETRY_MS = 60_000;

const shortened = (title: string): string => {
  if (title.length <= WEIXIN_TITLE_MAX) return title;
  let short = '';
  for (const character of title) {
    if (short.length + character.length >= WEIXIN_TITLE_MAX) break;
    short += character;
  }
  return `${short}…`;
};

const tellOne = async (
  { clock, members, notices, weixinMessages, messenger, origin }: TellInWeixinDeps,
  { noticeId, userId, openid, expiresAt }: WeixinTelling,
  onRefused: WeixinTrouble,
): Promise<void> => {
  const [notice, bound] = await Promise.all([notices.find(noticeId), members.weixinOf(userId)]);
  const isWanted =
    expiresAt > clock.now() && notice !== undefined && notice.readAt === null && bound === openid;
  if (isWanted) {
    const { title, text, link } = notice;
    const url = `${origin()}${link ?? '/'}`;
    const sent = await messenger.send({ openid, title: shortened(title), text, url });
    if (sent !== 'sent') onRefused({ userId, code: sent.refused });
  }
  // He still allows one: nothing was sent.
  else if (bound === openid && (await weixinMessages.permitOf(userId)) === undefined)
    await weixinMessages.permit({ userId, openid, at: clock.now() });
  // Once it is sent WeChat takes no second one: what ends in between says nothing twice.
  await weixinMessages.end(noticeId);
};

/**
 * Tells members in WeChat of notices that they have not read, as long as they help. Answers how many were due. Those that WeChat did not
 * take, because it is away, are tried again; the first fault is thrown once the others are told. Any number of processes may do so.
 */
export const tellInWeixin = async (deps: TellInWeixinDeps, onRefused: WeixinTrouble): Promise<number> => {
  const due = await deps.weixinMessages.takeDue({
    at: deps.clock.now(),
    leaseMs: WEIXIN_RETRY_MS,
    limit: AT_A_TIME,
  });
  await eachApart(due, (telling) => tellOne(deps, telling, onRefused));
  return due.length;
};
