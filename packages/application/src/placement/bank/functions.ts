import { questionsOf } from './question.js';

const { choice, program } = questionsOf('functions');

/** Functions, scopes, recursion, objects. */
export const FUNCTIONS = [
  choice(
    'why',
    -2.4,
    '把一段要用很多次的步骤写成一个函数，最主要的好处是什么？',
    ['程序一定跑得更快', '只写一处，改也只改一处', '变量可以少写几个', '电脑更省电'],
    1,
  ),
  choice(
    'call',
    -1.9,
    '下面的程序打印什么？\n\n```\ndef double(n):\n    return n * 2\n\nprint(double(double(3)))\n```',
    ['6', '9', '12', '36'],
    2,
  ),
  choice(
    'return',
    -1.2,
    '下面的程序打印什么？\n\n```\ndef f(n):\n    if n > 0:\n        return "正"\n    return "非正"\n    print("完")\n\nprint(f(0))\n```',
    ['非正', '正', '非正和完', '完'],
    0,
  ),
  choice(
    'default',
    -0.8,
    '下面的程序打印什么？\n\n```\ndef hello(name, mark="！"):\n    return name + mark\n\nprint(hello("小明") + hello("小红", "？"))\n```',
    ['小明！小红！', '小明？小红？', '程序出错', '小明！小红？'],
    3,
  ),
  choice(
    'scope',
    -0.3,
    '下面的程序打印什么？\n\n```\nx = 1\n\ndef change():\n    x = 2\n\nchange()\nprint(x)\n```',
    ['2', '1', '3', '程序出错'],
    1,
  ),
  choice(
    'recursion',
    0.4,
    '下面的 `f(4)` 是多少？\n\n```\ndef f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)\n```',
    ['10', '16', '24', '4'],
    2,
  ),
  choice(
    'object',
    0.8,
    '类和对象的关系，哪一种说法是对的？',
    [
      '一个类只能有一个对象',
      '同一个类的对象共用所有的属性值',
      '对象要先于类写出来',
      '类说明对象有什么、能做什么，对象各有自己的值',
    ],
    3,
  ),
  choice(
    'mutable-default',
    1.6,
    '下面的 Python 程序打印什么？\n\n```\ndef add(item, to=[]):\n    to.append(item)\n    return len(to)\n\nadd("a")\nprint(add("b"))\n```',
    ['1', '2', '0', '程序出错'],
    1,
  ),
  choice(
    'closure',
    2,
    '下面的 JavaScript 程序打印什么？\n\n```\nconst make = () => {\n  let n = 0;\n  return () => (n += 1);\n};\nconst a = make();\nconst b = make();\na();\na();\nconsole.log(a() + b());\n```',
    ['4', '5', '6', '3'],
    0,
  ),
  choice(
    'override',
    2.6,
    '子类重写了父类的方法 `area()`。用一个声明为父类类型的变量指着一个子类的对象，在 Java 里调用 `area()`，执行的是哪一个？',
    ['父类的，由变量的类型决定', '两个都执行，先父类后子类', '子类的，由对象的类型决定', '编译不过'],
    2,
  ),
  program(
    'larger',
    -0.6,
    '写一个函数 `larger(a, b)`，返回两个数里较大的一个。不能用 `max`。',
    'python',
    'def larger(a, b):\n    # 在这里写\n    return a\n',
    [
      { call: 'print(larger(3, 8))', output: '8' },
      { call: 'print(larger(-1, -5))', output: '-1' },
      { call: 'print(larger(4, 4))', output: '4' },
    ],
  ),
  program(
    'compose',
    1.2,
    '写一个函数 `compose(f, g)`，返回一个新的函数：先用 `g`，再把结果交给 `f`。',
    'javascript',
    'const compose = (f, g) => {\n  // 在这里写\n};\n',
    [
      { call: 'console.log(compose((n) => n + 1, (n) => n * 10)(3));', output: '31' },
      { call: 'console.log(compose((s) => s.length, String)(12345));', output: '5' },
    ],
  ),
];
