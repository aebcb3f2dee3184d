import { z } from 'zod';
import { webAddress } from './web-address.js';

/** What the environment may say of the chat with the class teacher. */
export const chatShape = {
  CHAT_MIDDLEWARE_URL: webAddress.optional(),
  CHAT_MIDDLEWARE_TOKEN: z.string().optional(),
};

type ChatEnvironment = z.output<z.ZodObject<typeof chatShape>>;

/** Where learners talk with their class teachers: at a middleware, at the built-in one of the demo, or nowhere. */
export type ChatConfig =
  | { readonly kind: 'off' | 'local' }
  | { readonly kind: 'middleware'; readonly url: string; readonly token: string };

/** The chat that the settings name; without one the demo has one of its own. */
export const chatOf = (read: ChatEnvironment, demo: boolean): ChatConfig => {
  const { CHAT_MIDDLEWARE_URL: url, CHAT_MIDDLEWARE_TOKEN: token } = read;
  return url && token ? { kind: 'middleware', url, token } : { kind: demo ? 'local' : 'off' };
};

/** What is wrong with these settings together. The token goes over this connection. */
export const chatProblems = (read: ChatEnvironment, production: boolean): readonly string[] => {
  const pair = ['CHAT_MIDDLEWARE_URL', 'CHAT_MIDDLEWARE_TOKEN'] as const;
  const missing = pair.filter((name) => read[name] === undefined);
  return [
    ...(missing.length === 1 ? missing.map((name) => `${name}：使用聊天中间件时必须设置`) : []),
    ...(production && read.CHAT_MIDDLEWARE_URL?.startsWith('http:')
      ? ['CHAT_MIDDLEWARE_URL：生产环境应为 https 地址']
      : []),
  ];
};
