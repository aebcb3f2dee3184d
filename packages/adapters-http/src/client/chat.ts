import type { ChatPort } from '@ykd/application';
import { chatCalls } from '../contracts/chat.js';
import type { Http } from './http.js';

/** The class teacher's chat over HTTP. */
export const chatClient = (http: Http): ChatPort => ({
  open: (query) => http.send(chatCalls.open, { query }),
});
