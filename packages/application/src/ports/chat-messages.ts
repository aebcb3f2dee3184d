/** Something that the platform says in a room. */
export interface ChatMessage {
  /** What makes it one and the same: letters, digits and hyphens, at most 80. */
  readonly id: string;
  readonly roomId: string;
  readonly text: string;
}

/** Says something in the team chat, in the name of the platform. Specification §7 'Third-party calls'. */
export interface ChatMessages {
  /** Says it once, however often it is asked for with the same id. Throws ChatUnavailableError. */
  say(message: ChatMessage): Promise<void>;
}
