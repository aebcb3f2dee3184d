import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { openRoom, type OpenRoomDeps } from './open-room.js';
import type { ChatPort } from './port.js';

/** Talking with the class teacher, for one caller. */
export const chatPort = (deps: AuthenticateDeps & OpenRoomDeps, context: CallerContext): ChatPort => ({
  open: async ({ courseId }) => {
    const caller = await requireCaller(deps, context);
    return caller.ok ? openRoom(deps, caller.value.user.id, courseId) : caller;
  },
});
