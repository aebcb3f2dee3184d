import { questionsOf } from './question.js';

const { choice, program } = questionsOf('data');

/** Tables, queries, averages, and what figures say. */
export const DATA = [
  choice(
    'row',
    -2.7,
    '一张学生表里，每一行通常是什么？',
    ['一个学生', '一门课', '所有学生的名字', '表的标题'],
    0,
  ),
  choice('mean', -2.1, '五次测验的分数是 60、70、80、90、100，平均分是多少？', ['75', '90', '80', '400'], 2),
  choice(
    'median',
    -1.3,
    '一家公司九个人月薪 8 千元，老板 80 万元。要说明「一般的员工挣多少」，哪个数更合适？',
    ['平均数', '最大的数', '总和', '中位数'],
    3,
  ),
  choice(
    'select',
    -0.9,
    '要从表 `student` 里查出所有的名字，哪一句 SQL 是对的？',
    ['GET name IN student', 'SELECT name FROM student', 'FIND student.name', 'SELECT student FROM name'],
    1,
  ),
  choice(
    'where',
    -0.3,
    '下面的 SQL 查出的是什么？\n\n```\nSELECT name FROM student WHERE age > 18 ORDER BY age DESC\n```',
    [
      '年龄大于 18 的学生的名字，年龄大的在前',
      '年龄大于 18 的学生的名字，年龄小的在前',
      '18 个学生的名字',
      '所有学生的名字，年龄大的在前',
    ],
    0,
  ),
  choice(
    'count',
    0.2,
    '要知道每个班各有几个学生，SQL 里要用到',
    ['ORDER BY', 'DISTINCT', 'GROUP BY', 'LIMIT'],
    2,
  ),
  choice(
    'missing',
    0.6,
    '一列年龄里有几格是空的。算平均年龄的时候，通常应该怎样对待它们？',
    ['当作 0 算进去', '先弄清楚为什么空，一般不算进去', '一律填成 18', '删掉整列'],
    1,
  ),
  choice(
    'join',
    1.1,
    '表 `student` 有 10 行，表 `score` 里有其中 7 个学生的成绩，各一行。`student LEFT JOIN score` 按学号连接，得到几行？',
    ['7 行', '17 行', '70 行', '10 行'],
    3,
  ),
  choice(
    'cause',
    1.4,
    '数据显示，冰激凌卖得多的日子溺水的人也多。最合理的结论是？',
    ['吃冰激凌会导致溺水', '天热同时影响了两者', '数据一定错了', '溺水使人想吃冰激凌'],
    1,
  ),
  choice(
    'index',
    2.4,
    "一张很大的表，`WHERE name LIKE '%明'` 很慢，`name` 上已经有普通的索引（B+ 树）。为什么没有帮上忙？",
    ['索引不支持中文', '名字太短', '开头是通配符，不能按顺序在索引里定位', 'LIKE 从来不用索引'],
    2,
  ),
  program(
    'average',
    0.2,
    '写一个函数 `average(scores)`，返回列表里各数的平均数；空的列表返回 0。',
    'python',
    'def average(scores):\n    # 在这里写\n    return 0\n',
    [
      { call: 'print(average([80, 90, 100]) == 90)', output: 'True' },
      { call: 'print(average([]) == 0)', output: 'True' },
      { call: 'print(average([1, 2]))', output: '1.5' },
    ],
  ),
  program(
    'group',
    1.6,
    '写一个函数 `total_by(rows)`：`rows` 是 `(班级, 人数)` 的列表，返回一个字典，每个班级对应人数的合计。',
    'python',
    'def total_by(rows):\n    # 在这里写\n    return {}\n',
    [
      {
        call: 'print(sorted(total_by([("一班", 3), ("二班", 2), ("一班", 4)]).items()))',
        output: "[('一班', 7), ('二班', 2)]",
      },
      { call: 'print(dict(total_by([])))', output: '{}' },
    ],
  ),
];
