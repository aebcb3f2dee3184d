import { HONG, MING, SEED_NOW } from '@ykd/application/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contracts/call.js';
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
  position,
  solution,
  useLearning,
} from '../support/learn.js';

const { deps, open, send, ask, upload } = useLearning();

describe('another member’s', () => {
  /** Everything that is kept of Hong. */
  const things = () =>
    Promise.all([
      deps().progress.findByUser(HONG.id),
      deps().progress.passed(HONG.id, courseId),
      deps().notes.findByCourse(HONG.id, courseId),
      deps().solutions.findByExercises(HONG.id, courseId, [pass.exerciseId]),
      deps().studyLogs.findByYear(HONG.id, 2026),
      deps().checkIns.entries(HONG.id, entry.campaign),
      deps().studentTags.ofStudent(HONG.id),
    ]);
  let before: Awaited<ReturnType<typeof things>>;
  let picture: string;
  beforeAll(async () => {
    await ask(projectUserCalls.passExercise, pass, 'xiaohong');
    await ask(noteCalls.save, { ...note, text: '红的笔记' }, 'xiaohong');
    await ask(solutionCalls.save, solution, 'xiaohong');
    await ask(studyTimeCalls.beats, { beats: [beat] }, 'xiaohong');
    open();
    picture = await upload('xiaohong');
    await ask(checkInCalls.save, { ...entry, pictures: [picture] }, 'xiaohong');
    before = await things();
    expect(before.every((kept) => kept.length > 0)).toBe(true);
  });
  afterEach(async () => {
    expect(await things()).toEqual(before);
  });

  const his = { userId: HONG.id };
  const ofHis = { courseId, ...his };

  it.each<[string, AnyCall, object]>([
    ['findLast', projectUserCalls.findLast, his],
    ['queryByUserId', projectUserCalls.queryByUserId, his],
    ['get', projectUserCalls.get, ofHis],
    ['save', projectUserCalls.save, { ...position, ...his }],
    ['exercises', projectUserCalls.exercises, ofHis],
    ['an exercise', projectUserCalls.passExercise, { ...pass, ...his }],
    ['study time', studyTimeCalls.beats, { ...his, beats: [{ ...beat, id: 'b-2' }] }],
    ['no study time', studyTimeCalls.beats, { ...his, beats: [] }],
    ['a note', noteCalls.save, { ...note, ...his, id: 'n-2' }],
    ['a change of a note', noteCalls.save, { ...note, ...his, base: SEED_NOW }],
    ['the end of a note', noteCalls.remove, { ...his, id: note.id }],
    ['a solution', solutionCalls.save, { ...solution, ...his }],
    ['the solutions', solutionCalls.ofLesson, { ...lessonOfExercise, ...his }],
    ['a check-in', checkInCalls.save, { ...entry, ...his }],
    ['tags', sidebarCalls.findLablesByStudentId, { id: HONG.id }],
  ])('id is refused in %s', async (_name, call, input) => {
    const answer = await send(call, input);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ isSuccess: false, code: 'FORBIDDEN', message: '没有权限' });
  });

  it.each<[string, AnyCall, object]>([
    ['the outline', studyCalls.outline, ofHis],
    ['a lesson', studyCalls.lesson, { ...ofHis, outlineNum: '0', sectionNum: '0' }],
    ['a search', studyCalls.search, { ...ofHis, q: '正文' }],
    ['the start of study', studyTimeCalls.start, ofHis],
    ['a beat', studyTimeCalls.beats, { beats: [{ ...beat, ...his }] }],
    ['the list of notes', noteCalls.list, ofHis],
    ['the sidebar', sidebarCalls.flags, his],
    ['tags', sidebarCalls.findLablesByStudentId, { id: MING.id, ...his }],
    ['the chat', chatCalls.open, { ...his, courseId: 'j1' }],
    ['check-ins', checkInCalls.mine, { ...his, campaign: entry.campaign }],
    ['the history of check-ins', checkInCalls.history, his],
  ])('id is no parameter of %s', async (_name, call, input) => {
    const answer = await send(call, input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field: expect.stringMatching(/(^|\.)userId$/) as string, message: '不支持的参数' }],
    });
  });

  it('note is neither read, changed nor removed by its id', async () => {
    expect(await ask(noteCalls.list, { courseId })).toEqual([]);
    await ask(noteCalls.remove, { id: note.id });
    // The id is Ming's own too: the note becomes another one.
    expect(await ask(noteCalls.save, { ...note, text: '明的笔记', base: SEED_NOW })).toMatchObject({
      text: '明的笔记',
    });
    await ask(noteCalls.remove, { id: note.id });
  });

  it('entry and pictures stay with him', async () => {
    const refusal = await send(checkInCalls.save, { ...entry, pictures: [picture] });
    expect(refusal.statusCode).toBe(400);
    const nothing = await send(checkInCalls.save, { ...entry, pictures: ['/uploads/checkin/none.png'] });
    // Nobody learns which pictures there are.
    expect(refusal.json()).toEqual(nothing.json());
    expect(refusal.json()).toMatchObject({ message: '图片不存在或已过期，请重新上传' });
    expect((await send(checkInCalls.mine, { campaign: entry.campaign })).body).not.toContain(picture);
  });

  it('records stay apart from one’s own, under the same ids too', async () => {
    const earlier = { ...beat, from: SEED_NOW - 120_000 };
    expect(await ask(studyTimeCalls.beats, { beats: [earlier] })).toEqual({ seconds: 60 });
    const end = { ...position, outlineNum: 1, sectionNum: 0, bodyNum: 0 };
    expect(await ask(projectUserCalls.save, end)).toMatchObject({ userId: MING.id });
    expect(await ask(projectUserCalls.exercises, { userId: MING.id, courseId })).toEqual([]);
    const lesson = { ...lessonOfExercise, userId: MING.id };
    expect(await ask(solutionCalls.ofLesson, lesson)).toEqual([]);
    await ask(solutionCalls.save, { ...solution, last: { ...solution.last, code: '明的' } });
  });
});
