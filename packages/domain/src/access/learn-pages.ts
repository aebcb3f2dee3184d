import { LEARN_PATH } from './paths.js';
import { deepFreeze } from '../shared/index.js';

/**
 * A page of the learning centre that shows a track: its path, its title, and its stages by their names in `PLAN_GROUPS`,
 * in the order of study (Specification §2 'Routes', §3 'Learning-plan groups').
 */
export type LearnTrack = {
  /** Names the track in menus and data. */
  readonly key: 'develop' | 'python' | 'prejob' | 'prejavajob' | 'prefrontjob' | 'external';
  readonly path: `${typeof LEARN_PATH}/${LearnTrack['key']}`;
  readonly title: string;
  /** What the track is about, in one sentence. */
  readonly summary: string;
  readonly stages: readonly string[];
};

/** The tracks of the learning centre, one page each (Specification §2 'Routes', 'Learn sidebar', §3 'Learning-plan groups'). */
export const LEARN_TRACKS: readonly LearnTrack[] = deepFreeze([
  {
    key: 'develop',
    path: `${LEARN_PATH}/develop`,
    title: '研发训练营',
    summary: '从命令行与 Java 语言开始，经过数据库与服务端框架，走到分布式与项目实战。',
    stages: ['P2', 'P3', 'P4', 'P5'],
  },
  {
    key: 'python',
    path: `${LEARN_PATH}/python`,
    title: 'Python 大数据分析',
    summary: '先学会 Python 语言，再用它整理、分析数据，画出看得懂的图表。',
    stages: ['Python 入门', 'Python 数据分析'],
  },
  {
    key: 'prejob',
    path: `${LEARN_PATH}/prejob`,
    title: '全栈就业班',
    summary: '前端与服务端都学，最后一起做成能上线的项目，为面试准备好作品。',
    stages: ['前端基础', 'Java 基础', '前端进阶', 'Java 进阶', '小程序'],
  },
  {
    key: 'prejavajob',
    path: `${LEARN_PATH}/prejavajob`,
    title: 'Java 就业班',
    summary: '从语言到框架，从单体到分布式，最后做项目、练面试。',
    stages: ['Java 基础', 'Java 进阶', 'Java 就业'],
  },
  {
    key: 'prefrontjob',
    path: `${LEARN_PATH}/prefrontjob`,
    title: '前端就业班',
    summary: '从网页基础到框架与工程化，做出网站与小程序。',
    stages: ['前端基础', '前端进阶', '小程序', '前端就业'],
  },
  {
    key: 'external',
    path: `${LEARN_PATH}/external`,
    title: '合作课程',
    summary: '与合作学校、企业一起开设的课程。',
    stages: ['合作课程'],
  },
]);

/** The track of a page of the learning centre, `undefined` for any other path (Specification §2 'Routes'). */
export const learnTrackAt = (path: string): LearnTrack | undefined =>
  LEARN_TRACKS.find((track) => track.path === path);

/**
 * The track of a key (Specification §2 'Learn sidebar'). Every key has one; throws TypeError for anything else.
 */
export const learnTrack = (key: LearnTrack['key']): LearnTrack => {
  const track = LEARN_TRACKS.find((candidate) => candidate.key === key);
  if (track === undefined) throw new TypeError(`no track ${key}`);
  return track;
};
