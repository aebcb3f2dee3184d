import { questionsOf } from './question.js';

const { choice, program } = questionsOf('structures');

/** Lists, dictionaries, stacks, searching, sorting, costs. */
export const STRUCTURES = [
  choice(
    'index',
    -2.5,
    '一个列表 `["春", "夏", "秋", "冬"]`，序号从 0 开始数，序号 2 是哪一个？',
    ['春', '夏', '秋', '冬'],
    2,
  ),
  choice(
    'dictionary',
    -1.7,
    '要按学号很快找到学生的名字，最合适的是什么？',
    ['把名字一个接一个放进列表', '学号对应名字的字典', '一段很长的文字', '一个整数'],
    1,
  ),
  choice(
    'set',
    -1.1,
    '一个班里点名的记录有重复的名字，要知道一共有几个不同的人，用什么最直接？',
    ['集合', '栈', '队列', '两层循环一一比较'],
    0,
  ),
  choice(
    'stack',
    -0.5,
    '往一个空的栈里依次放进 1、2、3，再取出两个。取出的依次是？',
    ['1、2', '2、3', '3、1', '3、2'],
    3,
  ),
  choice(
    'binary',
    0.1,
    '在 1000 个排好序的数里用二分查找，最多要比较大约几次？',
    ['500 次', '10 次', '100 次', '1000 次'],
    1,
  ),
  choice(
    'search-cost',
    0.5,
    '在一个没有排序的列表里找一个数，列表长了一倍，最坏的情况下要做的比较',
    ['差不多不变', '多一次', '是原来的两倍', '是原来的四倍'],
    2,
  ),
  choice(
    'quadratic',
    1,
    '下面的做法处理 n 个元素（`check` 只要常数时间），时间复杂度是多少？\n\n```\nfor a in items:\n    for b in items:\n        if a != b:\n            check(a, b)\n```',
    ['O(n²)', 'O(n)', 'O(n log n)', 'O(2ⁿ)'],
    0,
  ),
  choice(
    'queue',
    1.3,
    '一张无权的图，要找两点之间经过最少边的路，最合适的是？',
    ['深度优先搜索', '二分查找', '先按编号排序', '广度优先搜索'],
    3,
  ),
  choice(
    'sort-stable',
    2.1,
    '先按分数、再按班级对同一份名单各排一次序，希望同一个班里仍然按分数排。第二次的排序必须是',
    ['原地的', '稳定的', '递归的', '比第一次快的'],
    1,
  ),
  choice(
    'hash',
    2,
    '一个有 n 个元素的散列表，冲突的元素放在链表里。散列得很差的时候，查找一次最坏要多久？',
    ['O(1)', 'O(log n)', 'O(n log n)', 'O(n)'],
    3,
  ),
  program(
    'unique',
    0.2,
    '写一个函数 `unique(items)`，去掉列表里重复的元素，留下的按第一次出现的先后排。',
    'python',
    'def unique(items):\n    # 在这里写\n    return items\n',
    [
      { call: 'print(unique([3, 1, 3, 2, 1]))', output: '[3, 1, 2]' },
      { call: 'print(unique([]))', output: '[]' },
      { call: 'print(unique(["a", "a"]))', output: "['a']" },
    ],
  ),
  program(
    'brackets',
    1.8,
    '写一个函数 `balanced(text)`，文字里的圆括号与方括号是否配对。比如 `"([])"` 是配对的，`"([)]"` 不是。返回 `True` 或 `False`。',
    'python',
    'def balanced(text):\n    # 在这里写\n    return False\n',
    [
      { call: 'print(balanced("([])()"))', output: 'True' },
      { call: 'print(balanced("([)]"))', output: 'False' },
      { call: 'print(balanced("(("))', output: 'False' },
      { call: 'print(balanced(""))', output: 'True' },
      { call: 'print(balanced(")("))', output: 'False' },
    ],
  ),
];
