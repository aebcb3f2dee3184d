import { LEARN_PATH } from '@ykd/domain/access';
import { catalogueEntry } from '@ykd/domain/course';
import type { FastifyInstance } from 'fastify';
import { LOCAL_CHAT_PREFIX } from '@ykd/adapters-http/contracts';
import { addOwnHostOnly } from '@ykd/adapters-http/routes';
import { escapeHtml, localPages } from '../local-page.js';
import type { LocalChat, LocalRoom } from './chat.js';
import type { LocalMessages } from './messages.js';

const STYLE = `
.said { margin: 20px 0 0; padding: 10px 14px; border: 1px solid var(--line); border-radius: 4px 12px 12px 12px; color: var(--ink); }
.back { display: inline-block; margin-top: 20px; padding: 10px 0; color: var(--green); text-decoration: underline; text-underline-offset: 0.2em; }
`;

const { csp, page } = localPages({ style: STYLE });

const BACK = `<a class="back" href="${LEARN_PATH}">回到学习中心</a>`;

/** What a room begins with as long as nobody said anything in it. */
const FIRST_WORDS = '你好，我是你的班主任。学习中有什么问题，都可以在这里问我。';

const roomPage = ({ courseId }: LocalRoom, said: readonly string[]): string => {
  const course = catalogueEntry(courseId)?.title ?? courseId;
  return page(
    '班主任答疑',
    `<p>这是演示环境里的聊天房间，代替真正的聊天服务。课程：《${escapeHtml(course)}》</p>` +
      `${(said.length === 0 ? [FIRST_WORDS] : said).map((text) => `<p class="said">${escapeHtml(text)}</p>`).join('')}${BACK}`,
  );
};

const noRoomPage = (): string => page('没有这个房间', `<p>请从学习中心重新进入。</p>${BACK}`);

/** Shows the rooms of a local chat, for the demo mode only. */
export const addLocalChatPage = (
  fastify: FastifyInstance,
  chat: Pick<LocalChat, 'room'>,
  messages: Pick<LocalMessages, 'in'>,
): void => {
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    scope.get(`${LOCAL_CHAT_PREFIX}/:roomId`, { schema: { hide: true } }, (request, reply) => {
      const room = chat.room((request.params as { readonly roomId: string }).roomId);
      return reply
        .code(room === undefined ? 404 : 200)
        .headers({
          'content-security-policy': csp,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(
          room === undefined
            ? noRoomPage()
            : roomPage(
                room,
                messages.in(room.roomId).map(({ text }) => text),
              ),
        );
    });
  });
};
