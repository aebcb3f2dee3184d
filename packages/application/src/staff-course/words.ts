import type { CourseVersionSource, CourseVersionState } from '@ykd/domain/course';

export const COURSE_VERSION_STATE_TITLES: Readonly<Record<CourseVersionState, string>> = {
  draft: '草稿',
  live: '已发布',
  earlier: '从前的版本',
  discarded: '已删除',
};

/** By which way a version came in, where nobody of the staff brought it. */
export const COURSE_VERSION_SOURCE_TITLES: Readonly<Record<CourseVersionSource, string>> = {
  console: '后台',
  command: '命令行',
  shipped: '随平台提供',
  upgrade: '升级前已有',
};
