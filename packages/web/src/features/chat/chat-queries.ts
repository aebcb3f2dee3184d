import { clientOf } from '@ykd/adapters-http/client';
import { chatCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** The room with the class teacher of a course, which is made when it is asked for. */
export const useChatRooms = servicesHook(({ quietHttp, queryScope }) => {
  const chat = clientOf(quietHttp, chatCalls);
  return createQuery({ read: (courseId: string) => chat.open({ courseId }), begins: true }, queryScope);
});
