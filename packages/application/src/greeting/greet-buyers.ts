import { catalogueEntry, TRIAL_COURSE_IDS } from '@ykd/domain/course';
import { PAID_STATUS, skuGrant } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { openRoom, type OpenRoomDeps } from '../chat/open-room.js';
import { DUE_LEASE_MS, DUE_LIMIT, forEachDue } from '../shared/due-work.js';
import type { ChatMessages } from '../ports/chat-messages.js';
import { ChatUnavailableError, type ChatRoom } from '../ports/chat-rooms.js';
import type { Greeting, Greetings } from '../ports/greetings.js';
import type { ShopOrder, ShopOrders } from '../ports/shop-orders.js';
import { NO_ORDER, NO_TEACHER, TOO_OLD } from './greeting-ends.js';
import { greetingText } from './greeting-text.js';

/** Hears of a greeting that was not sent; `isLast`: it will not be tried again. */
export type GreetingTrouble = (
  error: unknown,
  about: { readonly orderId: string; readonly isLast: boolean },
) => void;

export interface GreetBuyersDeps extends OpenRoomDeps {
  readonly greetings: Greetings;
  readonly shopOrders: Pick<ShopOrders, 'find'>;
  readonly chatMessages: ChatMessages;
}

/** A greeting that could not be sent for so long is given up: by then it would puzzle rather than please. */
export const GREETING_AGE_MAX_MS = 3 * DAY_MS;

/** The wait after the first failure; each further one doubles it, up to the longest. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** The most characters of what went wrong that are kept. */
const ERROR_MAX = 200;

/** The courses of an order, those that everybody may try at the end: nobody bought it for them. */
const coursesOf = ({ skuAttrs }: ShopOrder): readonly string[] => {
  const { courseIds = [] } = skuGrant(skuAttrs) ?? {};
  const isTrial = (courseId: string): boolean => TRIAL_COURSE_IDS.includes(courseId);
  return [...courseIds.filter((id) => !isTrial(id)), ...courseIds.filter(isTrial)];
};

/** The room of the first course of an order for which a class teacher serves; undefined when there is none. */
const roomOf = async (
  deps: GreetBuyersDeps,
  order: ShopOrder,
): Promise<{ readonly room: ChatRoom; readonly title: string } | undefined> => {
  for (const courseId of coursesOf(order)) {
    const opened = await openRoom(deps, order.userId, courseId);
    if (opened.ok) return { room: opened.value, title: catalogueEntry(courseId)?.title ?? courseId };
    if (opened.error.kind === 'chat-unavailable')
      throw new ChatUnavailableError('the room was not found out');
  }
  return undefined;
};

/** Sends a greeting; answers why it never will be sent, or undefined when it was. Throws when that is open. */
const send = async (deps: GreetBuyersDeps, { orderId }: Greeting): Promise<string | undefined> => {
  const order = await deps.shopOrders.find(orderId);
  if (order?.status !== PAID_STATUS) return NO_ORDER;
  const place = await roomOf(deps, order);
  if (place === undefined) return NO_TEACHER;
  const { room, title } = place;
  await deps.chatMessages.say({ id: `greeting-${orderId}`, roomId: room.roomId, text: greetingText(title) });
  return undefined;
};

/** Sends a greeting that is due, and writes down what came of it. */
const greet = async (
  deps: GreetBuyersDeps,
  greeting: Greeting,
  onTrouble: GreetingTrouble,
): Promise<void> => {
  const { greetings, clock } = deps;
  const { orderId, gmtCreated } = greeting;
  const giveUpAt = gmtCreated + GREETING_AGE_MAX_MS;
  if (clock.now() > giveUpAt) {
    await greetings.store({ ...greeting, error: greeting.error ?? TOO_OLD }, null);
    onTrouble(greeting.error ?? TOO_OLD, { orderId, isLast: true });
    return;
  }
  const attempts = greeting.attempts + 1;
  let error: string | undefined;
  try {
    error = await send(deps, greeting);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** greeting.attempts, LONGEST_WAIT_MS);
    await greetings.store({ ...greeting, attempts, error: reason.slice(0, ERROR_MAX) }, clock.now() + waitMs);
    onTrouble(cause, { orderId, isLast: false });
    return;
  }
  const sentAt = error === undefined ? clock.now() : null;
  await greetings.store({ ...greeting, attempts, error: error ?? null, sentAt }, null);
};

/**
 * Greets those who paid, each in the room of a course that he bought. Answers how many were dealt with. Any number of
 * processes may do so: what was said is not said again, should its sender have died before he wrote it down.
 */
export const greetBuyers = async (deps: GreetBuyersDeps, onTrouble: GreetingTrouble): Promise<number> => {
  const claim = { at: deps.clock.now(), leaseMs: DUE_LEASE_MS, limit: DUE_LIMIT };
  return forEachDue(
    await deps.greetings.claimDue(claim),
    (greeting) => greet(deps, greeting, onTrouble),
    (error, { orderId }) => onTrouble(error, { orderId, isLast: false }),
  );
};
