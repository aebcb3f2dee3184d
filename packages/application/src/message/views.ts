import type { Message, MessageCounts } from '../ports/messages.js';
import { namesOf } from '../shared/names.js';
import type { MessageDeps } from './deps.js';
import type { MessageLine, MessageView } from './port.js';

/** A message of which no row was counted. */
export const NO_COUNTS: MessageCounts = {
  waiting: 0,
  sending: 0,
  sent: 0,
  optedOut: 0,
  noMobile: 0,
  failed: 0,
  read: 0,
  segments: 0,
};

/** So many Unicode code points of a text message stand for the title that it has not. */
const TITLE_OF_SMS = 20;

/** What a message is called: a text message by how it begins. */
const titleOf = ({ channel, title, text }: Message): string => {
  if (channel !== 'sms') return title;
  const [line = ''] = text.split('\n');
  const letters = [...line];
  return letters.length > TITLE_OF_SMS ? `${letters.slice(0, TITLE_OF_SMS).join('')}…` : line;
};

/** The lines of messages, with the numbers of their rows. */
export const linesOf = async (
  deps: Pick<MessageDeps, 'messages' | 'members'>,
  list: readonly Message[],
): Promise<readonly MessageLine[]> => {
  const counts = await deps.messages.countsOf(list.map(({ id }) => id));
  const nameOf = await namesOf(
    deps,
    list.map(({ senderId }) => senderId),
  );
  return list.map((message) => {
    const { id, channel, gmtCreated, state, receivers, senderId, price, conditions, classId } = message;
    const { waiting, sending, sent, read, optedOut, noMobile, failed, segments } =
      counts.get(id) ?? NO_COUNTS;
    return {
      id,
      channel,
      title: titleOf(message),
      gmtCreated,
      state,
      receivers,
      conditions,
      classId,
      sender: nameOf(senderId),
      waiting: waiting + sending,
      sent,
      read,
      optedOut,
      noMobile,
      failed,
      cost: segments * price,
    };
  });
};

/** Everything about a message. */
export const viewOf = async (
  deps: Pick<MessageDeps, 'messages' | 'members'>,
  message: Message,
): Promise<MessageView> => {
  const [line] = await linesOf(deps, [message]);
  if (line === undefined) throw new Error(`no line of ${message.id}`);
  const { text, link, price, estimate, endedAt } = message;
  return { ...line, text, link, price, estimate, endedAt };
};
