/** What leads to a message: the pages that have it do without the words of the message itself. */
export const writing = { command: '发消息', toOne: (name: string) => `发给${name}` } as const;
