import * as z from 'zod/mini';

/** The calls of Rocket.Chat's REST API that are used. */
export const PATHS = {
  info: '/api/v1/users.info',
  create: '/api/v1/users.create',
  update: '/api/v1/users.update',
  setAvatar: '/api/v1/users.setAvatar',
  resetAvatar: '/api/v1/users.resetAvatar',
  sendMessage: '/api/v1/chat.sendMessage',
  getMessage: '/api/v1/chat.getMessage',
} as const;

/** A user as the answers hold one; of the rest nothing is read. */
export const chatUser = z.object({
  _id: z.string(),
  username: z.optional(z.string()),
  name: z.optional(z.nullable(z.string())),
  emails: z.optional(z.array(z.object({ address: z.string() }))),
  roles: z.optional(z.array(z.string())),
});

export type ChatUser = z.output<typeof chatUser>;

/** An answer that worked and names a user. */
export const userAnswer = z.object({ success: z.literal(true), user: chatUser });

/** An answer that worked and has a message in it. */
export const saidAnswer = z.object({ success: z.literal(true), message: z.object({ _id: z.string() }) });

export const failedAnswer = z.object({
  success: z.optional(z.literal(false)),
  error: z.optional(z.string()),
  errorType: z.optional(z.string()),
});
