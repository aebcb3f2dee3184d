import { questionsOf } from './question.js';

const { choice, program } = questionsOf('basics');

/** Variables, branches, loops. */
export const BASICS = [
  choice(
    'order',
    -2.8,
    '一段程序从上到下依次执行这三句：\n\n1. 把 a 设为 3\n2. 把 a 设为 5\n3. 打印 a\n\n打印的是什么？',
    ['3', '5', '35', '8'],
    1,
  ),
  choice(
    'assign',
    -2.2,
    '执行下面的程序以后，`y` 是多少？\n\n```\nx = 4\ny = x\nx = 9\n```',
    ['9', '13', '4', '程序出错'],
    2,
  ),
  choice(
    'branch',
    -1.8,
    '下面的程序打印什么？\n\n```\nage = 17\nif age >= 18:\n    print("成年")\nelse:\n    print("未成年")\n```',
    ['成年', '未成年', '成年和未成年', '什么也不打印'],
    1,
  ),
  choice(
    'loop',
    -1.4,
    '下面的程序打印几行？\n\n```\nfor i in range(5):\n    print(i)\n```',
    ['4 行', '6 行', '1 行', '5 行'],
    3,
  ),
  choice('type', -1, '在 Python 里，`"3" + "4"` 的结果是什么？', ['"34"', '7', '"7"', '程序出错'], 0),
  choice(
    'sum',
    -0.6,
    '下面的程序打印什么？\n\n```\ntotal = 0\nfor n in [2, 4, 6]:\n    total = total + n\nprint(total)\n```',
    ['6', '0', '246', '12'],
    3,
  ),
  choice(
    'logic',
    -0.2,
    '要判断一个年份 `y` 能被 4 整除、但不能被 100 整除，哪个条件是对的？',
    [
      'y % 4 == 0 or y % 100 != 0',
      'y % 4 == 0 and y % 100 != 0',
      'not (y % 4 == 0 and y % 100 == 0)',
      'y % 4 != 0 and y % 100 == 0',
    ],
    1,
  ),
  choice(
    'while',
    0.3,
    '下面的程序打印什么？\n\n```\nn = 20\ncount = 0\nwhile n > 1:\n    n = n // 2\n    count += 1\nprint(count)\n```',
    ['5', '10', '4', '3'],
    2,
  ),
  choice(
    'nested',
    0.9,
    '下面的程序里，`print` 一共执行几次？\n\n```\nfor i in range(4):\n    for j in range(i):\n        print(i, j)\n```',
    ['16', '6', '10', '4'],
    1,
  ),
  choice(
    'alias',
    2.2,
    '下面的 Python 程序打印什么？\n\n```\na = [1, 2]\nb = a\nb.append(3)\na = a + [4]\nprint(len(a), len(b))\n```',
    ['4 3', '4 4', '3 3', '2 3'],
    0,
  ),
  program(
    'even',
    0,
    '写一个函数 `count_even(numbers)`，返回列表里有几个偶数。',
    'python',
    'def count_even(numbers):\n    # 在这里写\n    return 0\n',
    [
      { call: 'print(count_even([1, 2, 3, 4]))', output: '2' },
      { call: 'print(count_even([7, 9]))', output: '0' },
      { call: 'print(count_even([0, -2, 5]))', output: '2' },
    ],
  ),
  program(
    'digits',
    1.1,
    '写一个函数 `digit_sum(n)`，返回一个非负整数各位数字之和。比如 `digit_sum(305)` 是 8。',
    'python',
    'def digit_sum(n):\n    # 在这里写\n    return 0\n',
    [
      { call: 'print(digit_sum(305))', output: '8' },
      { call: 'print(digit_sum(0))', output: '0' },
      { call: 'print(digit_sum(99999))', output: '45' },
    ],
  ),
];
