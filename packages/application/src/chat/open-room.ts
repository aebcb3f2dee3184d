import { catalogueEntry } from '@ykd/domain/course';
import { teacherService } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { ChatUnavailableError, type ChatRoom, type ChatRooms } from '../ports/chat-rooms.js';
import type { Clock } from '../ports/clock.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { Outcome } from '../shared/outcome.js';
import { paidOrders, refundingOrders } from '../study/paid-orders.js';

export interface OpenRoomDeps {
  readonly clock: Clock;
  readonly orders: OrderRepository;
  readonly chatRooms: ChatRooms;
}

/** The chat has a word in it too: staff may have ended or never begun a service there. */
const roomInPeriod = async (
  { chatRooms }: OpenRoomDeps,
  userId: string,
  courseId: string,
): Outcome<ChatRoom, 'service-ended' | 'chat-unavailable'> => {
  try {
    const { inPeriod, endDay } = await chatRooms.checkPeriod({ userId, courseId });
    if (!inPeriod) return err({ kind: 'service-ended', ...(endDay === undefined ? {} : { on: endDay }) });
    return ok(await chatRooms.room({ userId, courseId }));
  } catch (error) {
    if (error instanceof ChatUnavailableError) return err({ kind: 'chat-unavailable' });
    throw error;
  }
};

/** The room of a member about a course, or why there is none. The orders decide first; the chat is asked only then. */
export const openRoom = async (
  deps: OpenRoomDeps,
  userId: string,
  courseId: string,
): Outcome<ChatRoom, 'course-not-found' | 'no-service' | 'service-ended' | 'chat-unavailable'> => {
  if (catalogueEntry(courseId) === undefined) return err({ kind: 'course-not-found' });
  const orders = await Promise.all([paidOrders(deps, userId), refundingOrders(deps, userId)]);
  const service = teacherService(orders.flat(), courseId, deps.clock.now());
  if (service.kind === 'serving') return roomInPeriod(deps, userId, courseId);
  if (service.kind === 'ended') return err({ kind: 'service-ended', on: service.on });
  if (service.kind === 'refunding')
    return err({ kind: 'no-service', reason: service.kind, orderId: service.orderId });
  return err({ kind: 'no-service', reason: service.kind });
};
