import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { invalid } from '../people/changed.js';
import type { ArchivedCourse } from '../ports/course-archives.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { COURSE_PROBLEMS_TOLD, type InvalidInput } from '../shared/errors.js';
import { requireRight } from '../shared/rights.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import { coursePictureKey } from '../study/course-picture-url.js';
import { newVersion, versionWith } from './new-version.js';
import type { StaffCourseDeps } from './deps.js';
import { COURSE_DRAFTS_MAX, type StaffCoursePort, type UploadedCourse } from './port.js';

/** The field of the form. */
export const COURSE_ARCHIVE_FIELD = 'coursefile';

/** For so long whoever comes while others' archives are read waits. */
const BUSY_MS = 30_000;

/** Keeps a course as a draft, unless its content is known already. */
const keepDraft = async (
  tx: Tx,
  caller: Caller,
  { content, pictures }: ArchivedCourse,
  at: number,
): Promise<Result<UploadedCourse, InvalidInput>> => {
  const { courseId, fingerprint } = content;
  const versions = await tx.courseVersions.hold(courseId);
  const known = versionWith(versions, fingerprint);
  if (known !== undefined) {
    const { number, state, outline } = known;
    return ok({ courseId, number, state, chapters: outline.length, isNew: false });
  }
  if (versions.filter(({ state }) => state === 'draft').length >= COURSE_DRAFTS_MAX) {
    return invalid(COURSE_ARCHIVE_FIELD, `一门课程最多 ${COURSE_DRAFTS_MAX} 个草稿，请先删除不用的`);
  }
  const { user } = caller;
  const version = newVersion(content, versions, {
    source: 'console',
    pictures: pictures.size,
    at,
    by: user.id,
  });
  await tx.courseVersions.add(version, content);
  const what = { act: 'courses.upload', subjectKind: 'course', subjectId: courseId, at } as const;
  const { number: courseVersion, lessons, exercises } = version;
  const after = { courseVersion, lessons, exercises, pictures: pictures.size };
  await tx.audit.append(auditLine(byStaff(caller), what, { before: {}, after }));
  const { state, outline } = version;
  return ok({ courseId, number: courseVersion, state, chapters: outline.length, isNew: true });
};

/** Brings in a course folder as a draft. */
export const uploadCourse = async (
  deps: StaffCourseDeps,
  context: CallerContext,
  { bytes }: Parameters<StaffCoursePort['upload']>[0],
): ReturnType<StaffCoursePort['upload']> => {
  const caller = await requireRight(deps, context, 'courses.manage');
  if (!caller.ok) return caller;
  const read = await deps.courseArchives.read(bytes);
  if (!read.ok) {
    if (read.error.kind === 'busy') return err(tooManyAttempts(BUSY_MS));
    const { problems } = read.error;
    const total = problems.length;
    return err({ kind: 'course-problems', problems: problems.slice(0, COURSE_PROBLEMS_TOLD), total });
  }
  // Before anybody can ask for them. Their names are made of their bytes: those that no version shows change nothing.
  for (const [name, picture] of read.value.pictures) await deps.files.put(coursePictureKey(name), picture);
  return deps.unitOfWork.transaction((tx) => keepDraft(tx, caller.value, read.value, deps.clock.now()));
};
