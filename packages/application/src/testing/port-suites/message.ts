import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { deliverMessages } from '../../message/deliver.js';
import type { MessageWish } from '../../message/port.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { JING, withCare } from './care.js';
import { must } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const WISH: MessageWish = {
  channel: 'notice',
  title: '{姓名}，周六直播',
  text: '晚上八点，班主任{班主任}等你',
  link: null,
  to: { kind: 'students', target: { ids: [MING.id] } },
};
const SMS: MessageWish = { ...WISH, channel: 'sms', title: '' };
/** Far more than any of these comes to. */
const sending = { seen: 1, seenCost: 1_000, requestKey: 'key-1' };
const TEMPLATE = { id: null, version: 0, name: '催课', title: '', text: '{姓名}，来学习吧' };
const SETTINGS = { price: 6, dailyMessages: 400, dailyCents: 10_000, version: 0 };

/** A way to make each call. */
export const messageTries: Tries<'message'> = {
  preview: {
    notice: ({ message }) => message.preview(WISH),
    sms: ({ message }) => message.preview(SMS),
  },
  recipients: ({ message }) => message.recipients({ to: WISH.to, size: 20 }),
  send: {
    notice: ({ message }) => message.send({ ...WISH, ...sending }),
    sms: ({ message }) => message.send({ ...SMS, ...sending }),
  },
  list: ({ message }) => message.list({ size: 20 }),
  message: ({ message }) => message.message({ id: 'm-1' }),
  receivers: ({ message }) => message.receivers({ id: 'm-1', size: 20 }),
  templates: ({ message }) => message.templates(),
  saveTemplate: ({ message }) => message.saveTemplate(TEMPLATE),
  removeTemplate: ({ message }) => message.removeTemplate({ id: 't-1', version: 1 }),
  settings: ({ message }) => message.settings(),
  setSettings: ({ message }) => message.setSettings(SETTINGS),
};

/** What every implementation of MessagePort does. */
export const messageSuite = (world: WorldOf): void => {
  const portOf = async (account: string) => (await loggedIn(await withCare(world()), account)).message;
  const deps = () => world().deps;
  const deliver = async (): Promise<void> => {
    while ((await deliverMessages(deps())) > 0) deps().clock.advance(1);
  };
  const acts = () => deps().auditLog.stored.map(({ act, subjectId }) => [act, subjectId]);
  const both: MessageWish['to'] = { kind: 'students', target: { ids: [MING.id, HONG.id] } };
  const noticesOf = async (userId: string) => (await deps().notices.page(userId, { limit: 9 })).list;

  describe('MessagePort', () => {
    it('reaches each of those who were meant with a notice of his own, and tells who has read it', async () => {
      const message = await portOf('banzhuren');
      const wish = { ...WISH, to: both };
      expect(must(await message.preview(wish))).toMatchObject({
        receivers: 2,
        sample: { title: expect.stringContaining('，周六直播') as string },
      });
      const sent = must(await message.send({ ...wish, ...sending, seen: 2, link: '/learn' }));
      expect(sent).toMatchObject({
        receivers: 2,
        waiting: 2,
        sent: 0,
        state: 'sending',
        sender: { id: JING.id },
        conditions: '点名的 2 位学员',
      });
      await deliver();
      expect(await noticesOf(HONG.id)).toMatchObject([
        { kind: 'message', text: '晚上八点，班主任陈静等你', link: '/learn', messageId: sent.id },
      ]);
      const { notice } = await loggedIn(world());
      must(await notice.read({ ids: [`message:${sent.id}:${MING.id}`] }));
      const done = must(await message.message({ id: sent.id }));
      expect(done).toMatchObject({ state: 'done', waiting: 0, sent: 2, read: 1, failed: 0, cost: 0 });
      const lines = must(await message.receivers({ id: sent.id, size: 9 })).list;
      expect(lines.map(({ id, state, readAt }) => [id, state, readAt === null])).toEqual(
        [MING.id, HONG.id].toSorted().map((id) => [id, 'sent', id !== MING.id]),
      );
      const thoseOf = async (state: 'read' | 'unread') =>
        must(await message.receivers({ id: sent.id, size: 9, state })).list.map(({ id }) => id);
      expect([await thoseOf('read'), await thoseOf('unread')]).toEqual([[MING.id], [HONG.id]]);
      expect(must(await message.list({ size: 9 })).list).toMatchObject([{ id: sent.id, sent: 2 }]);
      expect(acts()).toEqual([['messages.send', sent.id]]);
    });

    it('tells whom it would go to, page by page', async () => {
      const message = await portOf('banzhuren');
      const to: MessageWish['to'] = { kind: 'students', target: { ids: [MING.id, HONG.id] } };
      const [one, other] = [MING.id, HONG.id].toSorted();
      const first = must(await message.recipients({ to, size: 1 }));
      expect(first).toMatchObject({ list: [{ id: one }], previous: null });
      const next = must(await message.recipients({ to, size: 1, after: first.next ?? '' }));
      expect(next).toMatchObject({ list: [{ id: other }], next: null });
      expect(next.list[0]?.mobile).toContain('****');
      expect(must(await message.recipients({ to, size: 1, before: next.previous ?? '' }))).toEqual(first);
      expect(await message.recipients({ to, size: 1, after: 'elsewhere' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
    });

    it('sends the same wish once, and to nobody but whom the caller sees', async () => {
      const message = await portOf('banzhuren');
      const wish = { ...WISH, to: { kind: 'students', target: { ids: [MING.id, NEW.id] } } } as const;
      const first = must(await message.send({ ...wish, ...sending }));
      const again = must(await message.send({ ...wish, ...sending }));
      expect(again.id).toBe(first.id);
      await deliver();
      await deliver();
      expect(await noticesOf(MING.id)).toHaveLength(1);
      expect(await noticesOf(NEW.id)).toEqual([]);
      expect(acts()).toHaveLength(1);
    });

    it('answers a request again with what it sent, whoever left the list since', async () => {
      const message = await portOf('banzhuren');
      const wish = { ...SMS, to: both, ...sending, seen: 2 };
      const first = must(await message.send(wish));
      // The answer is lost, and one of the two is somebody else's now.
      await deps().unitOfWork.transaction(({ care }) => care.end(HONG.id, JING.id));
      expect(must(await message.send(wish))).toMatchObject({ id: first.id, receivers: 2 });
      expect(must(await message.list({ size: 9 })).list).toHaveLength(1);
      expect(acts()).toHaveLength(1);
      expect(await message.send({ ...wish, requestKey: 'key-2' })).toMatchObject({
        error: { kind: 'list-changed', count: 1 },
      });
    });

    it('never takes everybody by accident, nor another number than was seen', async () => {
      await withCare(world());
      const { message } = await loggedIn(world(), 'admin');
      const to = (
        target: Extract<MessageWish['to'], { readonly kind: 'students' }>['target'],
      ): MessageWish => ({
        ...WISH,
        to: { kind: 'students', target },
      });
      const all = to({ filter: {}, except: [HONG.id] });
      expect(await message.send({ ...all, ...sending })).toMatchObject({ error: { kind: 'invalid-input' } });
      const named = to({ filter: {}, except: [HONG.id], all: true });
      // One in so many is too many as well: everybody reads it, and a text message is paid for.
      const more = Array.from({ length: 40 }, (_, at) => ({
        id: `more-${at}`,
        mobile: `137000002${String(at).padStart(2, '0')}`,
      }));
      await addMembers(deps(), more);
      const { receivers } = must(await message.preview(named));
      expect(await message.send({ ...named, ...sending, seen: receivers + 1 })).toEqual({
        ok: false,
        error: { kind: 'list-changed', count: receivers },
      });
      const sent = must(await message.send({ ...named, ...sending, seen: receivers }));
      expect(sent).toMatchObject({ receivers, conditions: '全部学员，除去 1 位' });
      await deliver();
      expect(await noticesOf(HONG.id)).toEqual([]);
      expect(must(await message.message({ id: sent.id })).sent).toBe(receivers);
      const nobody = { ...to({ ids: ['nobody'] }), ...sending, seen: 0, requestKey: 'key-2' };
      expect(await message.send(nobody)).toMatchObject({
        error: { kind: 'invalid-input' },
      });
    });

    /** Ming and Hong in a class of Jing, Hong in its one group. */
    const withClass = async (productIds: readonly string[] = []) => {
      await withCare(world());
      await withTerms(world());
      const admin = await loggedIn(world(), 'admin');
      const one = must(await admin.schoolClass.add(classInput({ teacherId: JING.id, productIds })));
      const classId = one.id;
      must(await admin.schoolClass.addMembers({ classId, studentIds: [MING.id, HONG.id], reason: '报名表' }));
      const [group] = must(await admin.classGroup.make({ classId, name: '飞跃组' })).groups;
      must(await admin.classGroup.move({ classId, studentIds: [HONG.id], groupId: group?.id ?? '' }));
      const { message } = await loggedIn(world(), 'banzhuren');
      const to = (...groupIds: readonly string[]): MessageWish => ({
        ...WISH,
        to: { kind: 'class', classId, groupIds },
      });
      return { admin, classId, groupId: group?.id ?? '', message, to };
    };

    it('goes to whoever is in a class, or in groups of it, when it is sent', async () => {
      const { admin, classId, groupId, message, to } = await withClass();
      expect(must(await message.preview(to()))).toMatchObject({ receivers: 2 });
      const whole = must(await message.send({ ...to(), ...sending, seen: 2 }));
      expect(whole).toMatchObject({ receivers: 2, classId, conditions: '班级「Java 一班」' });
      const group = must(await message.send({ ...to(groupId), ...sending, requestKey: 'key-2' }));
      expect(group).toMatchObject({ receivers: 1, classId, conditions: '班级「Java 一班」的小组「飞跃组」' });
      const others = { ...WISH, to: both };
      must(await message.send({ ...others, ...sending, seen: 2, requestKey: 'key-3' }));
      await deliver();
      expect(await noticesOf(HONG.id)).toHaveLength(3);
      expect(await noticesOf(MING.id)).toHaveLength(2);
      const listed = must(await message.list({ size: 9, classId })).list;
      expect(listed.map(({ id }) => id).toSorted()).toEqual([whole.id, group.id].toSorted());
      expect(listed[0]).toMatchObject({
        classId,
        conditions: expect.stringContaining('Java 一班') as string,
      });
      expect(must(await message.list({ size: 9 })).list).toHaveLength(3);
      expect(must(await message.list({ size: 9, classId: 'nothing' })).list).toEqual([]);
      // Who left since is not among them, and another number was seen.
      const leaving = { classId, studentIds: [MING.id], reason: '退班', endsCare: false };
      must(await admin.schoolClass.removeMembers(leaving));
      expect(await message.send({ ...to(), ...sending, seen: 2, requestKey: 'key-4' })).toEqual({
        ok: false,
        error: { kind: 'list-changed', count: 1 },
      });
    });

    it('goes to no class that the sender does not look after, nor one that is put away, nor groups of another', async () => {
      const { admin, classId, message, to } = await withClass();
      const other = must(await admin.schoolClass.add(classInput({ name: '前端班' })));
      const [group] = must(await admin.classGroup.make({ classId: other.id, name: '别的组' })).groups;
      const said = async (wish: MessageWish) => {
        const answers = [await message.preview(wish), await message.send({ ...wish, ...sending })];
        return answers.map((answer) =>
          answer.ok ? '' : 'issues' in answer.error ? answer.error.issues[0]?.message : '',
        );
      };
      const notOwn = '没有这个班级，或不是你带的班';
      for (const id of [other.id, 'nothing'])
        expect(await said({ ...WISH, to: { kind: 'class', classId: id, groupIds: [] } })).toEqual([
          notOwn,
          notOwn,
        ]);
      const gone = '选中的小组已经没有了，请重新选择';
      expect(await said(to(group?.id ?? ''))).toEqual([gone, gone]);
      const { version } = must(await admin.schoolClass.find({ classId }));
      must(await admin.schoolClass.archive({ classId, version, isArchived: true, reason: '结课' }));
      const away = '这个班已经归档，不能再发消息';
      expect(await said(to())).toEqual([away, away]);
      expect(must(await message.list({ size: 9 })).list).toEqual([]);
    });

    it('names to a class the course of the class, whatever each of them bought', async () => {
      const { message, to } = await withClass(['p-1']);
      await deps().orders.insert(
        anOrder({ id: 'o-hong', userId: HONG.id, productName: '旧课程', gmtCreated: SEED_NOW }),
      );
      const wish = { ...to(), title: '{课程}', text: '{姓名}的课程：{课程}' };
      const course = 'Python 课程';
      const { sample, lacking } = must(await message.preview(wish));
      expect(sample).toMatchObject({ title: course, text: `${sample?.name ?? ''}的课程：${course}` });
      expect(lacking.map(({ placeholder }) => placeholder)).not.toContain('课程');
      const sent = must(await message.send({ ...wish, ...sending, seen: 2 }));
      expect(sent).toMatchObject({ title: course, text: `{姓名}的课程：${course}` });
      await deliver();
      for (const { id } of [MING, HONG]) expect(await noticesOf(id)).toMatchObject([{ title: course }]);
      // To students who are chosen it names what each of them bought.
      must(await message.send({ ...wish, to: both, ...sending, seen: 2, requestKey: 'key-2' }));
      await deliver();
      expect((await noticesOf(HONG.id)).map(({ title }) => title).toSorted()).toEqual([course, '旧课程']);
    });

    it('shows as a sample one who has something for each place, where there is one', async () => {
      const { message, to } = await withClass();
      const wish = { ...to(), text: '{服务到期}到期' };
      const served = { validDate: SEED_NOW + 300 * DAY_MS, serviceDate: SEED_NOW + 200 * DAY_MS };
      await deps().orders.insert(anOrder({ ...served, id: 'o-hong', userId: HONG.id, amount: 399_900 }));
      expect(must(await message.preview(wish)).sample?.text).not.toBe('到期');
    });

    it('shows as a sample nobody whom the sender does not see', async () => {
      const { message, to } = await withClass();
      const { unitOfWork } = world().deps;
      const end = (studentId: string) => unitOfWork.transaction(({ care }) => care.end(studentId, JING.id));
      await end(MING.id);
      const hong = must(await message.preview(to()));
      expect(hong.sample).toMatchObject({ name: null, title: '，周六直播' });
      await end(HONG.id);
      expect(must(await message.preview(to()))).toMatchObject({ receivers: 2, sample: null });
    });

    it('asks whether somebody wants a text message when it is sent to him', async () => {
      const message = await portOf('banzhuren');
      const wish = { ...SMS, to: both };
      expect(must(await message.preview(wish))).toMatchObject({ receivers: 2, optedOut: 0, estimate: 10 });
      const sent = must(await message.send({ ...wish, ...sending, seen: 2 }));
      // After the fan-out, before it is his turn.
      await deps().notices.setSmsOptOut(HONG.id, deps().clock.now());
      await deliver();
      expect(deps().smsSender.texts.map(({ mobile }) => mobile)).toEqual([MING.mobile]);
      expect(must(await message.message({ id: sent.id }))).toMatchObject({
        sent: 1,
        optedOut: 1,
        waiting: 0,
        cost: 5,
        state: 'done',
      });
      // Whether a text message was read nobody knows.
      for (const state of ['read', 'unread'] as const)
        expect(await message.receivers({ id: sent.id, size: 9, state })).toMatchObject({
          error: { kind: 'invalid-input', issues: [{ field: 'state' }] },
        });
      expect(must(await message.preview(wish))).toMatchObject({ optedOut: 1, estimate: 5 });
      expect(
        must(await message.receivers({ id: sent.id, size: 9, state: 'optedOut' })).list.map(({ id }) => id),
      ).toEqual([HONG.id]);
    });

    it('tells what the SMS service did not take, and does not charge for it', async () => {
      const message = await portOf('banzhuren');
      deps().smsSender.setAway(true);
      const sent = must(await message.send({ ...SMS, ...sending }));
      await deliver();
      expect(must(await message.message({ id: sent.id }))).toMatchObject({
        title: '晚上八点，班主任{班主任}等你',
        failed: 1,
        sent: 0,
        cost: 0,
      });
      expect(must(await message.receivers({ id: sent.id, size: 9 })).list).toMatchObject([
        { state: 'failed', reason: 'refused' },
      ]);
    });

    it('charges for a text message whose answer was lost, says so, and does not send it again', async () => {
      const message = await portOf('banzhuren');
      deps().smsSender.loseAnswers(true);
      const sent = must(await message.send({ ...SMS, ...sending }));
      await deliver();
      await deliver();
      expect(deps().smsSender.texts).toHaveLength(1);
      expect(must(await message.message({ id: sent.id }))).toMatchObject({ failed: 1, sent: 0, cost: 5 });
      expect(must(await message.receivers({ id: sent.id, size: 9 })).list).toMatchObject([
        { state: 'failed', reason: 'unclear', segments: 1 },
      ]);
    });

    it('counts the pieces with the name that the SMS service really puts in front', async () => {
      const message = await portOf('banzhuren');
      // 65 and 【优课达】 are one piece; 65 and a longer name are two.
      const wish = { ...SMS, text: '课'.repeat(65) };
      expect(must(await message.preview(wish))).toMatchObject({ segments: 1, estimate: 5 });
      deps().smsSender.setName('优课达编程学院');
      expect(must(await message.preview(wish))).toMatchObject({
        segments: 2,
        estimate: 10,
        sample: { segments: 2 },
      });
      const sent = must(await message.send({ ...wish, ...sending, seenCost: 10 }));
      expect(sent.estimate).toBe(10);
      await deliver();
      expect(must(await message.message({ id: sent.id })).cost).toBe(10);
    });

    it('sends nothing that costs more than was seen, and what costs less', async () => {
      const message = await portOf('banzhuren');
      const { message: admin } = await loggedIn(world(), 'admin');
      const { estimate } = must(await message.preview({ ...SMS, to: both }));
      const wish = { ...SMS, to: both, ...sending, seen: 2, seenCost: estimate };
      must(await admin.setSettings({ ...SETTINGS, price: 6 }));
      expect(await message.send(wish)).toEqual({ ok: false, error: { kind: 'cost-changed', cost: 12 } });
      expect(must(await message.list({ size: 9 })).list).toEqual([]);
      expect(must(await message.settings())).toMatchObject({ usedMessages: 0, usedCents: 0 });
      must(await admin.setSettings({ ...SETTINGS, price: 4, version: 1 }));
      expect(must(await message.send(wish))).toMatchObject({ estimate: 8 });
      // A notice costs nothing.
      const notice = { ...WISH, ...sending, seenCost: 0, requestKey: 'key-2' };
      expect(must(await message.send(notice))).toMatchObject({ estimate: 0 });
    });

    it('holds the limit of a day, which a super administrator sets', async () => {
      const message = await portOf('banzhuren');
      const { message: admin } = await loggedIn(world(), 'admin');
      must(await admin.setSettings({ ...SETTINGS, dailyMessages: 1 }));
      expect(await admin.setSettings({ ...SETTINGS, dailyMessages: 9 })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      expect(must(await message.preview({ ...SMS, to: both })).limitIssue).toContain('今天还能发给 1 人');
      const refused = { error: { kind: 'invalid-input', issues: [{ field: 'to' }] } };
      expect(await message.send({ ...SMS, to: both, ...sending, seen: 2 })).toMatchObject(refused);
      must(await message.send({ ...SMS, ...sending }));
      expect(await message.send({ ...SMS, ...sending, requestKey: 'key-2' })).toMatchObject(refused);
      expect(must(await message.settings())).toMatchObject({ usedMessages: 1, usedCents: 6 });
      // Another day is another count.
      deps().clock.advance(24 * 3_600_000);
      const again = (await loggedIn(world(), 'banzhuren')).message;
      must(await again.send({ ...SMS, ...sending, requestKey: 'key-3' }));
    });

    it('says which place of a text is none, and who has nothing for one', async () => {
      const message = await portOf('banzhuren');
      const elsewhere = { ...WISH, link: 'http://example.com' };
      const notInside = { error: { kind: 'invalid-input', issues: [{ field: 'link' }] } };
      expect(await message.preview(elsewhere)).toMatchObject(notInside);
      expect(await message.send({ ...elsewhere, ...sending })).toMatchObject(notInside);
      expect(await message.preview({ ...WISH, text: '你好{电话}' })).toMatchObject({
        error: {
          kind: 'invalid-input',
          issues: [{ field: 'text', message: expect.stringContaining('第 3 个字') as string }],
        },
      });
      const lacking = must(await message.preview({ ...WISH, text: '{服务到期}到期', to: both })).lacking;
      expect(lacking).toContainEqual({ placeholder: '服务到期', count: 2 });
    });

    it('keeps templates, each under a name of its own, and refuses a change of what was changed', async () => {
      const message = await portOf('banzhuren');
      const kept = must(await message.saveTemplate(TEMPLATE));
      expect(await message.saveTemplate({ ...TEMPLATE, text: '另一个' })).toMatchObject({
        error: { kind: 'invalid-input', issues: [{ field: 'name' }] },
      });
      expect(await message.saveTemplate({ ...TEMPLATE, name: 'x', text: '{a}' })).toMatchObject({
        error: { kind: 'invalid-input', issues: [{ field: 'text' }] },
      });
      const changed = must(
        await message.saveTemplate({ ...TEMPLATE, id: kept.id, version: 1, text: '来吧' }),
      );
      expect(changed).toMatchObject({ version: 2, text: '来吧' });
      expect(await message.saveTemplate({ ...TEMPLATE, id: kept.id, version: 1 })).toMatchObject({
        error: { kind: 'changed-meanwhile', version: 2, by: { id: JING.id } },
      });
      expect(await message.removeTemplate({ id: kept.id, version: 1 })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      must(await message.removeTemplate({ id: kept.id, version: 2 }));
      expect(must(await message.templates())).toEqual([]);
      expect(acts().map(([act]) => act)).toEqual([
        'messages.template.save',
        'messages.template.save',
        'messages.template.delete',
      ]);
    });

    it('is shown to who sent it, and to a super administrator', async () => {
      const message = await portOf('banzhuren');
      const { id } = must(await message.send({ ...WISH, ...sending }));
      const tao = (await loggedIn(world(), 'zhujiao')).message;
      const gone = { error: { kind: 'entity-not-found' } };
      expect(await tao.message({ id })).toMatchObject(gone);
      expect(await tao.receivers({ id, size: 9 })).toMatchObject(gone);
      expect(must(await tao.list({ size: 9 })).list).toEqual([]);
      expect(await tao.send({ ...SMS, ...sending })).toMatchObject({ error: { kind: 'forbidden' } });
      const admin = (await loggedIn(world(), 'admin')).message;
      expect(must(await admin.list({ size: 9 })).list).toMatchObject([{ id }]);
      // Who is not hers any more has no name for her.
      await deps().unitOfWork.transaction(({ care }) => care.end(MING.id, JING.id));
      expect(must(await message.receivers({ id, size: 9 })).list).toMatchObject([
        { id: MING.id, name: null, mobile: null },
      ]);
      expect(must(await admin.receivers({ id, size: 9 })).list).toMatchObject([{ mobile: '138****0002' }]);
    });
  });
};
