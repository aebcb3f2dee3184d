/** Something that was said in a room of the local chat. */
export interface LocalMessage {
  readonly id: string;
  readonly roomId: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

/** What was said in the rooms of a local chat. */
export interface LocalMessages {
  find(id: string): LocalMessage | undefined;
  /** What was said in a room, the oldest first. */
  in(roomId: string): readonly LocalMessage[];
  /** Keeps a message; false, and nothing kept, where there is no such room. One of a known id changes nothing. */
  add(message: LocalMessage): boolean;
}

/** Messages in memory, in the rooms that `isRoom` knows: they go with the process, as the rooms do. */
export const createLocalMessages = (isRoom: (roomId: string) => boolean): LocalMessages => {
  const messages = new Map<string, LocalMessage>();
  return {
    find: (id) => messages.get(id),
    in: (roomId) => [...messages.values()].filter((message) => message.roomId === roomId),
    add: (message) => {
      if (!isRoom(message.roomId)) return false;
      if (!messages.has(message.id)) messages.set(message.id, message);
      return true;
    },
  };
};
