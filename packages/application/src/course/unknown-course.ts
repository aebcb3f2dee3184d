/** What is said of a `courseId` that the catalogue does not have: the console and the command line lead on from it to those that it has. */
export const UNKNOWN_COURSE_PROBLEM = '平台的课程目录里没有这个编号';
