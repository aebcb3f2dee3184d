import { questionsOf } from './question.js';

const { choice, program } = questionsOf('web');

/** Pages, styles, scripts, and how browsers and servers speak. */
export const WEB = [
  choice(
    'parts',
    -2.6,
    '一张网页里，HTML、CSS、JavaScript 大致各管什么？',
    ['内容、外观、行为', '外观、行为、内容', '行为、内容、外观', '三个都管外观'],
    0,
  ),
  choice(
    'link',
    -2,
    '要让一段文字点了以后打开另一张网页，用哪个标签？',
    ['`<p>`', '`<img>`', '`<a>`', '`<div>`'],
    2,
  ),
  choice(
    'colour',
    -1.6,
    '要把所有段落的文字变成蓝色，哪一条 CSS 是对的？',
    ['p: color = blue;', 'p { color: blue; }', '<p color="blue">', 'color(p, blue);'],
    1,
  ),
  choice(
    'class',
    -1.1,
    'CSS 里的选择器 `.note` 选中的是',
    ['标签名是 note 的元素', 'id 是 note 的元素', '文字里有 note 的元素', 'class 里有 note 的元素'],
    3,
  ),
  choice(
    'box',
    -0.4,
    '一个元素 `width: 100px; padding: 10px; border: 5px solid`，`box-sizing` 是默认的 `content-box`。它在页面上占多宽？',
    ['100px', '130px', '115px', '120px'],
    1,
  ),
  choice(
    'event',
    0.1,
    '要在按钮被点的时候执行一个函数，哪一种写法是对的？',
    [
      'button.addEventListener("click", save())',
      'button.click = "save"',
      'button.addEventListener("click", save)',
      'save.on(button)',
    ],
    2,
  ),
  choice(
    'equal',
    0.5,
    '在 JavaScript 里，下面哪一个是 `true`？',
    ['"1" === 1', '"1" == 1', 'NaN === NaN', '[] === []'],
    1,
  ),
  choice(
    'status',
    0.9,
    '服务器回答了状态码 404。它的意思是',
    ['服务器内部出错', '没有登录', '请求成功，没有内容', '没有找到请求的内容'],
    3,
  ),
  choice(
    'async',
    1.7,
    '下面的 JavaScript 程序依次打印什么？\n\n```\nconsole.log("A");\nPromise.resolve().then(() => console.log("B"));\nconsole.log("C");\n```',
    ['A C B', 'A B C', 'B A C', 'C A B'],
    0,
  ),
  choice(
    'cross-origin',
    2.5,
    '网页 `https://a.example` 用 `fetch` 读 `https://b.example` 的数据，浏览器不让读结果。要怎样才可以？',
    [
      '把请求改成 POST',
      '在 a.example 的回答里加 CORS 头',
      '在 b.example 的回答里加 CORS 头',
      '用户清除浏览器的缓存',
    ],
    2,
  ),
  program(
    'names',
    0.4,
    '写一个函数 `names(people)`：`people` 是 `{ name, age }` 的数组，返回所有成年人（满 18 岁）的名字组成的数组。',
    'javascript',
    'const names = (people) => {\n  // 在这里写\n  return [];\n};\n',
    [
      {
        call: "console.log(names([{ name: '小明', age: 20 }, { name: '小红', age: 17 }, { name: '小刚', age: 18 }]).join('、'));",
        output: '小明、小刚',
      },
      { call: 'console.log(names([]).length);', output: '0' },
    ],
  ),
  program(
    'query',
    1.3,
    '写一个函数 `parse(query)`，把 `"a=1&b=2"` 变成对象 `{ a: "1", b: "2" }`。空的文字变成空的对象。',
    'javascript',
    'const parse = (query) => {\n  // 在这里写\n  return {};\n};\n',
    [
      { call: "console.log(JSON.stringify(parse('a=1&b=2')));", output: '{"a":"1","b":"2"}' },
      { call: "console.log(Object.keys(parse('')).length);", output: '0' },
      { call: "console.log(JSON.stringify(parse('name=xiaoming')));", output: '{"name":"xiaoming"}' },
    ],
  ),
];
