/** Whose room, about which course. */
export interface ChatRoomKey {
  readonly userId: string;
  readonly courseId: string;
}

/** A room in which a learner talks with his class teacher. */
export interface ChatRoom {
  readonly roomId: string;
  /** Where it opens: an http(s) address, or a path of this site that starts with a slash. */
  readonly url: string;
}

/** What the chat knows of the class teacher's service. */
export interface ChatPeriod {
  readonly inPeriod: boolean;
  /** The last day, `YYYY-MM-DD` (Asia/Shanghai), where the chat knows it. */
  readonly endDay?: string;
}

/** The middleware of the team chat. Specification §7 'Third-party calls'. Throws ChatUnavailableError. */
export interface ChatRooms {
  /** Whether the service still runs. */
  checkPeriod(key: ChatRoomKey): Promise<ChatPeriod>;
  /** The room, made when it is first asked for; asking again answers the same one. */
  room(key: ChatRoomKey): Promise<ChatRoom>;
}

/** The chat refused, could not be reached, or answered nonsense. */
export class ChatUnavailableError extends Error {
  override readonly name = 'ChatUnavailableError';
}
