import { MING, SEED_NOW } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { chatCalls } from '../../src/contracts/chat.js';
import { checkInCalls } from '../../src/contracts/check-in.js';
import { noteCalls } from '../../src/contracts/note.js';
import { projectUserCalls } from '../../src/contracts/project-user.js';
import { sidebarCalls } from '../../src/contracts/sidebar.js';
import { solutionCalls } from '../../src/contracts/solution.js';
import { studyCalls } from '../../src/contracts/study.js';
import { studyTimeCalls } from '../../src/contracts/study-time.js';
import {
  beat,
  courseId,
  entry,
  lessonOfExercise,
  note,
  pass,
  period,
  position,
  solution,
  useLearning,
} from '../support/learn.js';
import { LEARN_CALLS } from '../support/learn-calls.js';

const userId = MING.id;

const { open, send, ask, upload, worked } = useLearning();

describe('every answer of the learning centre holds what its contract says and nothing more', () => {
  it('about courses', async () => {
    await ask(studyCalls.outline, { courseId });
    for (const place of [
      { outlineNum: '0', sectionNum: '0' },
      { outlineNum: '1', sectionNum: '0' },
    ]) {
      await ask(studyCalls.lesson, { courseId, ...place });
    }
    expect(await ask(studyCalls.search, { courseId, q: '没有的' })).toEqual([]);
    expect(await ask(studyCalls.search, { courseId, q: 'PRINT' })).toHaveLength(5);
  });

  it('about progress', async () => {
    expect(await ask(projectUserCalls.findLast, { userId })).toBeNull();
    expect(await ask(projectUserCalls.get, { userId, courseId })).toBeNull();
    await ask(projectUserCalls.save, position);
    await ask(projectUserCalls.save, { ...position, at: 1, userId });
    await ask(projectUserCalls.passExercise, pass);
    await ask(projectUserCalls.passExercise, { ...pass, at: 1, userId });
    expect(await ask(projectUserCalls.exercises, { userId, courseId })).toEqual(['sum']);
    expect(await ask(projectUserCalls.get, { userId, courseId })).toMatchObject({ courseId });
    expect(await ask(projectUserCalls.queryByUserId, { userId })).toHaveLength(1);
    expect(await ask(projectUserCalls.findLast, { userId })).toMatchObject({ courseId });
  });

  it('about study time', async () => {
    expect(await ask(studyTimeCalls.start, { courseId: 'py1' })).toMatchObject({ type: 'NEW' });
    expect(await ask(studyTimeCalls.start, { courseId })).toMatchObject({ validUntil: null });
    expect(await ask(studyTimeCalls.beats, { userId, beats: [beat] })).toEqual({ seconds: 60 });
    await ask(studyTimeCalls.beats, { beats: [] });
  });

  it('about notes', async () => {
    await ask(noteCalls.save, { ...note, userId, at: 1 });
    await ask(noteCalls.save, { ...note, text: '改过', base: SEED_NOW });
    expect(await ask(noteCalls.list, { courseId })).toHaveLength(1);
    await ask(noteCalls.remove, { userId, id: note.id });
    expect(await ask(noteCalls.list, { courseId })).toEqual([]);
  });

  it('about solutions', async () => {
    const lesson = { ...lessonOfExercise, userId };
    expect(await ask(solutionCalls.ofLesson, lesson)).toEqual([]);
    expect(await ask(solutionCalls.save, solution)).toEqual(solution);
    const passed = { ...solution, passed: solution.last };
    expect(await ask(solutionCalls.save, { ...passed, userId })).toEqual(passed);
    expect(await ask(solutionCalls.ofLesson, lesson)).toEqual([passed]);
  });

  it('about the sidebar', async () => {
    await ask(sidebarCalls.flags);
    expect(await ask(sidebarCalls.putAway, { id: 'nothing' })).toBeNull();
    expect(await ask(sidebarCalls.findLablesByStudentId, { id: userId })).toHaveLength(1);
    expect(await ask(sidebarCalls.findLablesByStudentId, { id: userId }, 'admin')).toHaveLength(2);
    expect(await ask(sidebarCalls.findLablesByStudentId, { id: 'nobody' }, 'admin')).toEqual([]);
  });

  it('about the chat', async () => {
    expect(await ask(chatCalls.open, { courseId: 'j1' })).toMatchObject({ roomId: 'room-1' });
  });

  it('about check-ins', async () => {
    open();
    expect(await ask(checkInCalls.mine)).toMatchObject({ days: [] });
    const pictures = [await upload()];
    await ask(checkInCalls.save, { ...entry, pictures, userId, day: period.firstDay });
    expect(await ask(checkInCalls.mine, { campaign: entry.campaign })).toMatchObject({
      days: [{ pictures }],
    });
    expect(await ask(checkInCalls.history)).toHaveLength(10);
    const { campaign } = entry;
    expect(await ask(checkInCalls.ranking, { campaign })).toMatchObject({ count: 1, own: { place: 1 } });
    expect(await ask(checkInCalls.setRanked, { userId, campaign, isRanked: false })).toMatchObject({
      count: 0,
    });
    const minute = { minute: 1_230 };
    expect(await ask(checkInCalls.remind, { userId, campaign, ...minute })).toEqual(minute);
    expect(await ask(checkInCalls.reminder, { campaign })).toEqual(minute);
  });

  it('and was tried', () => {
    expect(LEARN_CALLS.filter((call) => !worked.has(call)).map(({ path }) => path)).toEqual([]);
  });

  it('and is for members alone', async () => {
    for (const [call, input] of worked) {
      const answer = await send(call, input, '');
      expect([call.path, answer.statusCode, answer.json()]).toMatchObject([
        call.path,
        401,
        { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' },
      ]);
    }
  });
});
