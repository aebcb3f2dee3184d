import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { openCourse, type OpenCourseDeps } from './open-course.js';
import type { StudyPort } from './port.js';
import { searchCourse } from './search-course.js';

export const studyPort = (deps: AuthenticateDeps & OpenCourseDeps, context: CallerContext): StudyPort => {
  const open: StudyPort['outline'] = async ({ courseId }) => {
    const caller = await requireCaller(deps, context);
    return caller.ok ? openCourse(deps, caller.value.user.id, courseId) : caller;
  };
  return {
    outline: open,
    lesson: async (key) => {
      const opened = await open(key);
      if (!opened.ok) return opened;
      const lesson = await deps.courses.lesson(key);
      return lesson === undefined ? err({ kind: 'lesson-not-found' }) : ok(lesson);
    },
    search: async (query) => {
      const caller = await requireCaller(deps, context);
      return caller.ok ? searchCourse(deps, caller.value.user.id, query) : caller;
    },
  };
};
