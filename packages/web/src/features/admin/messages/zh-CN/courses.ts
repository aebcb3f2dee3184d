import type { CourseVersionView, UploadedCourse } from '@ykd/application/staff-course';
import { COURSE_VERSION_SOURCE_TITLES, COURSE_VERSION_STATE_TITLES } from '@ykd/application/staff-course';
import { catalogueEntry, reachableProgress, type LessonPlace, type VersionChanges } from '@ykd/domain/course';

const placeWords = ({ outlineNum, sectionNum }: LessonPlace): string => `${outlineNum + 1}.${sectionNum + 1}`;

const MOVES =
  '学习进度按位置（第几章第几节）记：有的位置换成了另一节，学员在那里读过的会算到新的这一节，没有的位置不再计算。已经得到的进度百分比不会降低。';
const RENAMED = '改了名的仍算同一节：如果那里的内容已经是另一节，学员在那里读过的会算到新的这一节。';
const KEEPS = '学习进度按位置记，没有位置换成另一节，学员的进度不受影响。';

/**
 * What it means for learners that a version has not as many chapters as the catalogue gives its course; undefined where it has.
 */
const offPlan = (courseId: string, chapters: number): string | undefined => {
  const planned = catalogueEntry(courseId)?.outlineCount ?? chapters;
  if (planned === chapters) return undefined;
  const said = `目录里这门课有 ${planned} 章，这个版本有 ${chapters} 章：`;
  return chapters < planned
    ? `${said}都学完显示 ${reachableProgress(chapters, planned)}%`
    : `${said}学习中心与商城仍写共 ${planned} 章`;
};

/** Texts about courses in the console. */
export const courses = {
  note: '学习中心里有课文的课程。上传的课程先成为草稿，预览之后再发布。',
  title: '课程',
  failed: '没有查到课程',
  none: '还没有课程',
  noneHint: '上传一个课程目录的 ZIP，预览以后发布，学员就能读到。',
  course: '课程',
  live: '已发布的版本',
  unpublished: '没有发布过',
  content: '内容',
  contentOf: ({
    lessons,
    exercises,
    pictures,
  }: Pick<CourseVersionView, 'lessons' | 'exercises' | 'pictures'>) =>
    `${lessons} 节，${exercises} 道练习，${pictures} 张图片`,
  versions: '版本',
  versionsOf: (versions: number, drafts: number) =>
    drafts === 0 ? `${versions} 个` : `${versions} 个，其中 ${drafts} 个草稿`,
  version: (number: number) => `版本 ${number}`,
  offPlan,
  when: '发布时间',
  whom: '发布的人',
  upload: {
    label: '上传课程',
    button: '上传课程 ZIP',
    hint: '课程目录的 ZIP，最大 64 MB：course.yaml、课文与图片，在最外层或唯一的一个目录里。',
    reading: '正在检查课程，图片多时要几分钟，请不要关闭页面',
    done: ({ courseId, number, state, chapters, isNew }: UploadedCourse) =>
      [
        isNew
          ? `已成为草稿：版本 ${number}`
          : `内容与版本 ${number}（${COURSE_VERSION_STATE_TITLES[state]}）相同，没有新建`,
        offPlan(courseId, chapters) ?? [],
      ]
        .flat()
        .join('。'),
    problems: (total: number) => `有 ${total} 处问题，什么都没有导入。改好以后再上传一次。`,
    more: (shown: number) => `只列出前 ${shown} 处。`,
    place: '位置',
    problem: '问题',
    archive: '压缩包',
    line: (file: string, line: number | undefined) =>
      line === undefined ? file || '压缩包' : `${file} 第 ${line} 行`,
    failed: '没有上传成功，请检查网络后重试',
    toIds: '查看可以用的编号',
  },
  page: {
    failed: '没有查到这门课程',
    missing: '没有这门课程',
    toList: '全部课程',
    states: COURSE_VERSION_STATE_TITLES,
    number: '版本',
    state: '状态',
    from: '从哪里来',
    created: '导入时间',
    published: '最近发布',
    hash: (hash: string) => `内容 ${hash}`,
    origin: ({ createdBy, source }: CourseVersionView) =>
      createdBy === null ? COURSE_VERSION_SOURCE_TITLES[source] : (createdBy.name ?? '已经不在的员工'),
    publisher: ({ publishedBy, publishedFrom }: CourseVersionView) => {
      if (publishedFrom === null) return '从未发布';
      return publishedBy === null
        ? COURSE_VERSION_SOURCE_TITLES[publishedFrom]
        : (publishedBy.name ?? '已经不在的员工');
    },
    acts: '操作',
    preview: '预览',
    publish: '发布…',
    rollBack: '退回到这里…',
    discard: '删除草稿…',
    actOn: (act: string, number: number) => `${act.replace('…', '')}版本 ${number}`,
  },
  publish: {
    title: (number: number) => `发布版本 ${number}？`,
    backTitle: (number: number) => `退回到版本 ${number}？`,
    text: '发布之后，所有学员马上读到这个版本；现在的版本留着，可以退回。',
    first: '发布之后，所有学员马上读到这个版本。这门课程第一次发布，没有从前的版本可以退回。',
    confirm: '发布',
    back: '退回',
    done: (number: number) => `版本 ${number} 已发布`,
    changes: '会变的',
    reading: '正在比较与现在的版本…',
    compareFailed: '没有比较出来，请关上再试',
    same: '每一节的标题与位置都不变。',
    kinds: { added: '新增', removed: '移除', renamed: '改名', moved: '移动' },
    change: {
      added: (place: LessonPlace, title: string) => `新增 ${placeWords(place)} ${title}`,
      removed: (place: LessonPlace, title: string) => `移除 ${placeWords(place)} ${title}`,
      renamed: (place: LessonPlace, title: string, was: string) =>
        `${placeWords(place)} 改名：${was} → ${title}`,
      moved: (place: LessonPlace, title: string, from: LessonPlace) =>
        `${title} 由 ${placeWords(from)} 移到 ${placeWords(place)}`,
    },
    more: (count: number) => `还有 ${count} 处`,
    exercises: (added: number, removed: number) =>
      `练习新增 ${added} 道，减少 ${removed} 道。${removed === 0 ? '' : '减少的练习，学员通过的不再算进这门课的进度。'}`,
    keeps: KEEPS,
    /** What becomes of progress; nothing where the exercises that go have said it. */
    progress: ({ lessons, exercisesRemoved, movesProgress }: VersionChanges): readonly string[] => {
      const isRenamed = lessons.some(({ kind }) => kind === 'renamed');
      if (!movesProgress && !isRenamed) return exercisesRemoved.length === 0 ? [KEEPS] : [];
      return [movesProgress ? MOVES : [], isRenamed ? RENAMED : []].flat();
    },
  },
  ids: {
    title: '可以用的课程编号',
    open: '可以用的编号',
    find: '课程名称或编号',
    list: '课程编号',
    hint: 'course.yaml 的 courseId 写其中一个。章数是学习中心与商城写的，学习进度按它算。',
    chapters: (chapters: number) => `${chapters} 章`,
    retired: '不再出售',
    none: '没有这样的课程',
  },
  format: {
    title: '课程目录怎样写',
    folder: '目录',
    tree: 'py1/\n├── course.yaml\n├── 01-first/01-hello.md\n├── 01-first/02-variables.md\n└── images/flow.png',
    yaml: 'course.yaml',
    sample:
      'courseId: py1\ntitle: Python 入门\nsummary: 从第一行 print 开始。\nlanguage: python\nchapters:\n  - title: 第一步\n    lessons:\n      - title: 你好，Python\n        file: 01-first/01-hello.md\n      - title: 变量\n        file: 01-first/02-variables.md',
    rules: '要求',
    points: [
      '把整个目录打成 ZIP：course.yaml 在最外层，或在唯一的一个目录里。',
      'courseId 是课程目录里已有的编号。',
      '每一节是一个 UTF-8 的 Markdown 文件，由二级标题（## ）分成部分，至少一个；不能用一级标题与 HTML。',
      '图片是 png、jpg 或 gif，写成 ![说明](../images/flow.png)，路径从课文所在的目录算起，说明必须写。',
      '代码块写 ```python run 或 ```js run，学员可以在网页里运行。',
      '练习：```python exercise id=sum title="求和" 之后紧跟 ```python check，再写 ```python solution（可以不写）。id 在整门课里不重复，发布以后不要改。',
      '有问题就什么都不导入，每一处都写出文件与行号。',
    ],
  },
  discard: {
    title: (number: number) => `删除草稿：版本 ${number}？`,
    text: '草稿删除以后不能恢复，可以再上传一次。',
    confirm: '删除',
    done: '草稿已删除',
  },
  fares: {
    title: '学员学得怎样',
    failed: '没有查到学员学得怎样',
    none: '还没有人开始这门课程',
    summary: (learners: number, buyers: number) =>
      `${learners} 人开始了这门课程，其中 ${buyers} 人买过课程，${learners - buyers} 人是体验。`,
    elsewhere: (count: number) => `有 ${count} 人最远学到的位置，这个版本里已经没有了。`,
    explain:
      '开始：最远学到这一节或更后面的人数。停在这里：最远学到这一节、还没有往后的人数，最后一节里包括学完的人。',
    lesson: '课节',
    started: '开始',
    finished: '读完',
    stopped: '停在这里',
    exercises: '练习（做过 / 通过）',
    exercise: (tried: number, passed: number) => `${tried} / ${passed}`,
    noExercise: '没有练习',
    place: placeWords,
    people: (count: number) => `${count} 人`,
  },
} as const;
