// Stores a small course with the id that is given in the embedded database of a data folder; no server may run over it.
import { openDatabase, repositories } from '../../../../server/dist/persistence/index.js';

const [, , dataDir, courseId] = process.argv;
const text = (words) => ({ tag: 'p', children: [words] });
const bodies = ['第一部分', '第二部分'].map((title) => ({ title, nodes: [text(`${title}的课文。`)] }));

const database = await openDatabase({ kind: 'sqlite', dataDir });
await repositories(database).courses.save(
  {
    courseId,
    title: '刚买到的课程',
    summary: '测试里的一门小课程',
    fingerprint: 'test',
    chapters: [{ title: '第一章', lessons: [{ title: '第一节', bodies }] }],
  },
  Date.now(),
);
await database.close();
