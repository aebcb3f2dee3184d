import type { Message, UnitOfWork, WholeClass } from '@ykd/application/ports';
import { filledText } from '@ykd/domain/notice';
import { HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { LEARNER, LEARNERS_TEACHER } from './classes.js';

const TITLE = '直播时间的变动';
const TEXT =
  '{姓名}，有一次直播因为教室检修推迟一天，接着的一次放假暂停，时间以「我的班级」里的日程为准。有问题随时找我。';

/** What its places would have beside the name. */
const NOTHING = { 班主任: null, 课程: null, 服务到期: null };

/** Of so many receivers the last has not read it. */
const UNREAD_OF = 3;

const runs = ({ firstDay, lastDay, archivedAt }: WholeClass, today: string): boolean =>
  archivedAt === null && firstDay <= today && (lastDay === null || lastDay >= today);

/**
 * A message of a class teacher to the students of a class that runs, which some have read; `at`: epoch ms. The class of the account
 * that students are shown with is left out: his bell is empty, until somebody tries it.
 */
export const loadMessages = (unitOfWork: UnitOfWork, at: number): Promise<void> =>
  unitOfWork.transaction(async ({ classes, messages, notices }) => {
    for (const classId of await classes.idsOfStaff(LEARNERS_TEACHER)) {
      const one = await classes.hold(classId);
      const ids = await classes.memberIds(classId);
      if (one === undefined || !runs(one, shanghaiDay(at)) || ids.length < UNREAD_OF) continue;
      if (ids.includes(LEARNER)) continue;
      // The day before yesterday at noon.
      const sentAt = startOfShanghaiDay(shanghaiDayIndex(at) - 2) + 12 * HOUR_MS;
      const message: Message = {
        id: 'demo-message-1',
        senderId: LEARNERS_TEACHER,
        requestKey: 'demo-message-1',
        channel: 'notice',
        title: TITLE,
        text: TEXT,
        link: '/learn/class',
        conditions: `班级「${one.name}」`,
        classId,
        receivers: ids.length,
        price: 0,
        estimate: 0,
        state: 'sending',
        gmtCreated: sentAt,
        endedAt: null,
      };
      await messages.insert(message, ids);
      const names = new Map((await messages.factsOf(ids)).map(({ id, name }) => [id, name]));
      const waiting = await messages.holdReceivers(message.id, 'waiting', ids.length);
      for (const [place, receiver] of waiting.entries()) {
        const { userId } = receiver;
        const isRead = place % UNREAD_OF < UNREAD_OF - 1;
        await notices.add({
          id: `message:${message.id}:${userId}`,
          userId,
          kind: 'message',
          title: TITLE,
          text: filledText(TEXT, { ...NOTHING, 姓名: names.get(userId) ?? null }),
          link: message.link,
          messageId: message.id,
          gmtCreated: sentAt,
          readAt: isRead ? sentAt + (place + 1) * HOUR_MS : null,
        });
        await messages.storeReceiver({ ...receiver, state: 'sent', at: sentAt });
      }
      await messages.end(message.id, sentAt);
      return;
    }
  });
