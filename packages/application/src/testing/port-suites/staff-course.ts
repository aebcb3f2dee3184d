import { describe, expect, it } from 'vitest';
import type { CourseContent } from '../../course/content.js';
import { COURSE_DRAFTS_MAX } from '../../staff-course/port.js';
import { fakeArchive } from '../fakes/index.js';
import { must } from './purchases.js';
import { aCourse, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** The course py1 with another beginning: its first lesson has another title, and its second chapter is gone. */
const changedCourse = (fingerprint = 'f-2', courseId = 'py1'): CourseContent => {
  const { chapters, ...course } = aCourse(courseId);
  const [first] = chapters;
  const lessons = (first?.lessons ?? []).map((lesson, at) =>
    at === 0 ? { ...lesson, title: '新的' } : lesson,
  );
  return { ...course, title: '新的课程', fingerprint, chapters: [{ title: '第一章', lessons }] };
};

const bytes = fakeArchive({ content: changedCourse() });
const version = { courseId: 'py1', number: 1 };
/** The two versions as they are seen in the list. */
const seenFirst = { ...version, hash: 'f-1' };
const seenDraft = { courseId: 'py1', number: 2, hash: 'f-2' };

/** A way to make each call. */
export const staffCourseTries: Tries<'staffCourse'> = {
  list: ({ staffCourse }) => staffCourse.list(),
  course: ({ staffCourse }) => staffCourse.course({ courseId: 'py1' }),
  changes: ({ staffCourse }) => staffCourse.changes(version),
  upload: ({ staffCourse }) => staffCourse.upload({ bytes }),
  // The draft that the try before it has brought in, where it could.
  publish: async ({ staffCourse }) => {
    await staffCourse.upload({ bytes });
    return staffCourse.publish({ ...seenDraft, live: 1, reason: '修订' });
  },
  discard: async ({ staffCourse }) => {
    const other = fakeArchive({ content: changedCourse('f-3', 'ts1') });
    await staffCourse.upload({ bytes: other });
    return staffCourse.discard({ courseId: 'ts1', number: 2, hash: 'f-3' });
  },
  previewOutline: ({ staffCourse }) => staffCourse.previewOutline(version),
  previewLesson: ({ staffCourse }) => staffCourse.previewLesson({ ...version, outlineNum: 0, sectionNum: 0 }),
  fares: ({ staffCourse }) => staffCourse.fares({ courseId: 'py1' }),
};

const lessonOne = { courseId: 'py1', outlineNum: 0, sectionNum: 0 };

/** What every implementation of StaffCoursePort does. */
export const staffCourseSuite = (world: WorldOf): void => {
  const admin = async () => (await loggedIn(world(), 'admin')).staffCourse;
  const acts = () =>
    world().deps.auditLog.stored.map(({ act, before, after, reason }) => [act, before, after, reason]);
  const draft = { courseId: 'py1', number: 2 };

  describe('StaffCoursePort', () => {
    it('lists what is on the learning site, in which version and by whom', async () => {
      const port = await admin();
      const list = must(await port.list());
      expect(list.map(({ courseId }) => courseId)).toEqual(['j1test', 'py1', 'ts1', 'vuethree1']);
      expect(list[1]).toEqual({
        courseId: 'py1',
        title: '课程 py1',
        spelled: 'ke cheng py1',
        versions: 1,
        drafts: 0,
        live: {
          number: 1,
          title: '课程 py1',
          state: 'live',
          source: 'command',
          hash: 'f-1',
          chapters: 2,
          lessons: 3,
          exercises: 0,
          pictures: 0,
          createdAt: SEED_NOW,
          createdBy: null,
          publishedAt: SEED_NOW,
          publishedBy: null,
          publishedFrom: 'command',
        },
      });
      expect(await port.course({ courseId: 'none' })).toMatchObject({ error: { kind: 'course-not-found' } });
    });

    it('keeps a course that comes in as a draft, which learners know nothing of', async () => {
      const port = await admin();
      expect(must(await port.upload({ bytes }))).toEqual({
        ...draft,
        state: 'draft',
        chapters: 1,
        isNew: true,
      });
      expect(must(await port.course({ courseId: 'py1' }))).toMatchObject({
        title: '课程 py1',
        versions: [{ number: 2, state: 'draft', createdBy: { id: 'u-admin' }, pictures: 1 }, { number: 1 }],
      });
      expect(acts()).toEqual([
        ['courses.upload', {}, { courseVersion: 2, lessons: 2, exercises: 0, pictures: 1 }, null],
      ]);
      const { study, shelf } = await loggedIn(world());
      expect(must(await study.outline({ courseId: 'py1' })).title).toBe('课程 py1');
      expect(must(await study.lesson(lessonOne)).title).toBe('第一节');
      expect(must(await study.search({ courseId: 'py1', q: '新的' }))).toEqual([]);
      expect(JSON.stringify(await shelf.read())).not.toContain('新的课程');
    });

    it('shows a draft as a learner would see it, and only to who may', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      expect(must(await port.previewOutline(draft))).toMatchObject({
        courseId: 'py1',
        title: '新的课程',
        chapters: [{ lessons: [{ title: '新的', bodyCount: 2 }, {}] }],
      });
      const key = { ...draft, outlineNum: 0, sectionNum: 0 };
      expect(must(await port.previewLesson(key))).toEqual({
        ...lessonOne,
        ...changedCourse().chapters[0]?.lessons[0],
      });
      expect(await port.previewLesson({ ...key, sectionNum: 7 })).toMatchObject({
        error: { kind: 'lesson-not-found' },
      });
      expect(await port.previewOutline({ ...draft, number: 9 })).toMatchObject({
        error: { kind: 'entity-not-found' },
      });
      const student = (await loggedIn(world())).staffCourse;
      expect(await student.previewLesson(key)).toEqual({ ok: false, error: { kind: 'forbidden' } });
    });

    it('says what changes before it is published', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      expect(must(await port.changes(draft))).toEqual({
        lessons: [
          { outlineNum: 0, sectionNum: 0, title: '新的', kind: 'renamed', was: '第一节' },
          { outlineNum: 1, sectionNum: 0, title: '第三节', kind: 'removed' },
        ],
        exercisesAdded: [],
        exercisesRemoved: [],
        movesProgress: true,
      });
    });

    it('publishes a draft, and goes back to the version of before, each with its reason in the log', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      must(await port.publish({ ...seenDraft, live: 1, reason: ' 修订 ' }));
      const { study } = await loggedIn(world());
      expect(must(await study.lesson(lessonOne)).title).toBe('新的');
      must(await port.publish({ ...seenFirst, live: 2, reason: '有错' }));
      expect(must(await study.lesson(lessonOne)).title).toBe('第一节');
      expect(acts().slice(1)).toEqual([
        ['courses.publish', { courseVersion: 1 }, { courseVersion: 2 }, '修订'],
        ['courses.rollBack', { courseVersion: 2 }, { courseVersion: 1 }, '有错'],
      ]);
    });

    it('publishes over nothing that the caller has not seen, and nothing without a reason', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      expect(await port.publish({ ...seenDraft, live: 1, reason: ' ' })).toMatchObject({
        error: { kind: 'invalid-input', issues: [{ field: 'reason' }] },
      });
      must(await port.publish({ ...seenDraft, live: 1, reason: '修订' }));
      world().deps.clock.advance(1000);
      expect(await port.publish({ ...seenFirst, live: 1, reason: '退回' })).toEqual({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: { courseVersion: 2 },
          version: 2,
          by: { id: 'u-admin', name: 'admin' },
          at: SEED_NOW,
        },
      });
      expect(await port.publish({ ...seenDraft, live: 2, reason: '再来' })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      expect(await port.publish({ ...seenDraft, number: 9, live: 2, reason: '没有' })).toMatchObject({
        error: { kind: 'entity-not-found' },
      });
      expect(acts()).toHaveLength(2);
    });

    it('publishes and discards nothing but the content that the caller has seen', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      const other = { ...seenDraft, hash: 'f-9' };
      const refusal = { error: { kind: 'changed-meanwhile' } };
      expect(await port.publish({ ...other, live: 1, reason: '修订' })).toMatchObject(refusal);
      expect(await port.discard(other)).toMatchObject({
        error: { kind: 'changed-meanwhile', version: 2, by: { id: 'u-admin' } },
      });
      expect(must(await port.course({ courseId: 'py1' })).versions).toMatchObject([
        { number: 2, state: 'draft' },
        { number: 1, state: 'live' },
      ]);
    });

    it('gives the number of a discarded draft to no other content, and to the same once more', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      must(await port.discard(seenDraft));
      expect(must(await port.course({ courseId: 'py1' })).versions).toMatchObject([{ number: 1 }]);
      expect(must(await port.list())[1]).toMatchObject({ versions: 1, drafts: 0 });
      const gone = { error: { kind: 'entity-not-found' } };
      expect(await port.previewOutline(draft)).toMatchObject(gone);
      expect(await port.discard(seenDraft)).toMatchObject(gone);
      const another = fakeArchive({ content: changedCourse('f-3') });
      expect(must(await port.upload({ bytes: another }))).toMatchObject({ number: 3 });
      expect(await port.publish({ ...seenDraft, live: 1, reason: '修订' })).toMatchObject(gone);
      expect(must(await port.upload({ bytes }))).toMatchObject({ number: 2 });
      must(await port.publish({ ...seenDraft, live: 1, reason: '修订' }));
      const { study } = await loggedIn(world());
      expect(must(await study.lesson(lessonOne)).title).toBe('新的');
    });

    it('lets one of two who publish at once do it', async () => {
      const port = await admin();
      must(await port.upload({ bytes }));
      must(await port.upload({ bytes: fakeArchive({ content: changedCourse('f-3') }) }));
      const answers = await Promise.all(
        [seenDraft, { ...seenDraft, number: 3, hash: 'f-3' }].map((seen) =>
          port.publish({ ...seen, live: 1, reason: '修订' }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('tells everything that is wrong with a course, at its line, and keeps nothing', async () => {
      const port = await admin();
      const problems = Array.from({ length: 300 }, (_, at) => ({
        file: 'a.md',
        line: at + 1,
        problem: '不允许 HTML',
      }));
      const answer = await port.upload({ bytes: fakeArchive({ problems }) });
      expect(answer).toEqual({
        ok: false,
        error: { kind: 'course-problems', problems: problems.slice(0, 200), total: 300 },
      });
      expect(await port.upload({ bytes: fakeArchive({ busy: true }) })).toMatchObject({
        error: { kind: 'too-many-attempts' },
      });
      expect(must(await port.course({ courseId: 'py1' })).versions).toHaveLength(1);
      expect(acts()).toEqual([]);
    });

    it('knows content that it has already, and keeps so many drafts and no more', async () => {
      const port = await admin();
      const known = fakeArchive({ content: aCourse('py1') });
      expect(must(await port.upload({ bytes: known }))).toEqual({
        ...version,
        state: 'live',
        chapters: 2,
        isNew: false,
      });
      for (let at = 0; at < COURSE_DRAFTS_MAX; at += 1) {
        must(await port.upload({ bytes: fakeArchive({ content: changedCourse(`d-${at}`) }) }));
      }
      const more = { bytes: fakeArchive({ content: changedCourse('more') }) };
      expect(await port.upload(more)).toMatchObject({ error: { kind: 'invalid-input' } });
      must(await port.discard({ ...draft, hash: 'd-0' }));
      must(await port.upload(more));
      expect(await port.discard(seenFirst)).toMatchObject({ error: { kind: 'entity-not-found' } });
    });

    it('says how learners fare', async () => {
      const { projectUser } = await loggedIn(world());
      must(await projectUser.save({ courseId: 'py1', outlineNum: 0, sectionNum: 1, bodyNum: 0 }));
      expect(must(await (await admin()).fares({ courseId: 'py1' }))).toEqual({
        learners: 1,
        buyers: 0,
        elsewhere: 0,
        lessons: [
          {
            outlineNum: 0,
            sectionNum: 0,
            title: '第一节',
            started: 1,
            finished: 0,
            stopped: 0,
            exercises: [],
          },
          {
            outlineNum: 0,
            sectionNum: 1,
            title: '第二节',
            started: 1,
            finished: 0,
            stopped: 1,
            exercises: [],
          },
          {
            outlineNum: 1,
            sectionNum: 0,
            title: '第三节',
            started: 0,
            finished: 0,
            stopped: 0,
            exercises: [],
          },
        ],
      });
    });
  });
};
