import { CODE_TOKENS, CONTENT_TAGS, type ContentElement, type ContentNode } from '@ykd/application/course';
import { fc, test } from '@fast-check/vitest';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProblemList } from '../../src/courses/course-error.js';
import type { LessonPictures } from '../../src/courses/course-pictures.js';
import { highlight } from '../../src/courses/highlight.js';
import { parseLesson } from '../../src/courses/lesson-markdown.js';

const onePicture: LessonPictures = async (url) =>
  url === 'a.png' ? { src: '/uploads/course/a.png', width: 3, height: 2 } : { problem: '图片不存在' };

const parse = async (
  markdown: string,
  exerciseIds = new Map<string, string>(),
  pictures: LessonPictures = onePicture,
) => {
  const problems = new ProblemList();
  const bodies = await parseLesson(markdown, {
    file: 'lesson.md',
    report: problems.of('lesson.md'),
    pictures,
    exerciseIds,
  });
  problems.throwIfAny();
  return bodies;
};

const textOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');

const elementsOf = (nodes: readonly ContentNode[]): readonly ContentElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]));

const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;

const EXERCISE = fence('python exercise id=sum title="求和"', 'def total(numbers):\n    return 0');
const CHECK = fence('python check', 'assert total([1, 2]) == 3');

describe('parseLesson', () => {
  it('begins a part at each second-level heading; the introduction belongs to the first', async () => {
    const bodies = await parse('开头\n\n## 一\n\n正文\n\n### 小节\n\n## 二\n\n结尾\n');
    expect(bodies.map(({ title, nodes }) => [title, textOf(nodes)])).toEqual([
      ['一', '开头一正文小节'],
      ['二', '二结尾'],
    ]);
  });

  it('keeps lists, tables with alignment, links and inline code', async () => {
    const [body] = await parse(
      '## 标题\n\n3. 甲\n4. 乙\n\n| a | b |\n| :-: | --: |\n| 1 | `x` |\n\n[链接](https://example.com/a)\n',
    );
    const elements = elementsOf(body?.nodes ?? []);
    expect(elements.find(({ tag }) => tag === 'ol')).toMatchObject({ start: 3 });
    expect(elements.filter(({ tag }) => tag === 'td').map(({ align }) => align)).toEqual(['center', 'right']);
    expect(elements.find(({ tag }) => tag === 'a')).toMatchObject({
      href: 'https://example.com/a',
      children: ['链接'],
    });
  });

  it('draws the pictures of a table one after the other', async () => {
    let [drawn, most] = [0, 0];
    const row = '| ![图](a.png) | ![图](a.png) |\n';
    await parse(`## 表\n\n${row}| - | - |\n${row.repeat(3)}`, new Map(), async (url) => {
      drawn += 1;
      most = Math.max(most, drawn);
      await setImmediate();
      drawn -= 1;
      return onePicture(url);
    });
    expect(most).toBe(1);
  });

  it('takes lists in lists, and says at which line something is nested without end', async () => {
    const list = Array.from({ length: 6 }, (_, depth) => `${'  '.repeat(depth)}- 层`).join('\n');
    expect(textOf((await parse(`## 一\n\n${list}\n`))[0]?.nodes ?? [])).toContain('层层层层层层');
    const tooDeep = 'lesson.md:3 嵌套太深，最多 20 层';
    await expect(parse(`## 一\n\n${'> '.repeat(21)}深\n`)).rejects.toThrow(tooDeep);
    await expect(parse(`## 一\n\n${'> '.repeat(3000)}深\n`)).rejects.toThrow(tooDeep);
    await expect(parse(`## ${'*a '.repeat(500)}${'b* '.repeat(500)}\n`)).rejects.toThrow('嵌套太深');
  });

  it('colours code on a machine that takes its time', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    onTestFinished(() => clock.mockRestore());
    const [body] = await parse('## 代码\n\n```python\nprint("你好")\n```\n');
    expect(elementsOf(body?.nodes ?? []).map(({ token }) => token)).toContain('string');
  });

  it('colours code and shows a text fence as output', async () => {
    const [body] = await parse(
      '## 代码\n\n```python run\nprint("你好", 1)  # 注释\n```\n\n```text\n你好 1\n```\n',
    );
    const blocks = elementsOf(body?.nodes ?? []).filter(({ tag }) => tag === 'pre');
    expect(blocks.map(({ lang }) => lang)).toEqual(['python', 'output']);
    expect(textOf([blocks[0] as ContentNode])).toBe('print("你好", 1)  # 注释');
    const tokens = elementsOf(blocks[0]?.children ?? []).map(({ token, children }) => [
      token,
      textOf(children ?? []),
    ]);
    expect(tokens).toContainEqual(['function', 'print']);
    expect(tokens).toContainEqual(['string', '"你好"']);
    expect(tokens).toContainEqual(['number', '1']);
    expect(tokens.some(([token]) => token === 'comment')).toBe(true);
  });

  it.each([
    ['python run', { lang: 'python', run: 'python' }],
    ['js run', { lang: 'javascript', run: 'javascript' }],
    ['javascript run', { lang: 'javascript', run: 'javascript' }],
    ['js', { lang: 'javascript' }],
    // Java runs in no browser.
    ['java run', { lang: 'java' }],
    ['sql', { lang: 'sql' }],
  ])('a fence %s becomes %j', async (info, expected) => {
    const [body] = await parse(`## 代码\n\n${fence(info, '1 + 1')}`);
    const { children: _, ...block } = elementsOf(body?.nodes ?? []).find(({ tag }) => tag === 'pre') ?? {};
    expect(block).toEqual({ tag: 'pre', ...expected });
  });

  it('shows pictures with their size', async () => {
    const [body] = await parse('## 图\n\n看 ![流程图](a.png "题目")\n');
    expect(elementsOf(body?.nodes ?? []).filter(({ tag }) => tag === 'img')).toEqual([
      { tag: 'img', alt: '流程图', src: '/uploads/course/a.png', width: 3, height: 2 },
    ]);
  });

  it.each<[name: string, markdown: string, message: string | RegExp]>([
    ['HTML', '## 标题\n\n<script>alert(1)</script>\n', 'lesson.md:3 不允许 HTML'],
    ['inline HTML', '## 标题\n\n文字 <img src=x onerror=alert(1)>\n', 'lesson.md:3 不允许 HTML'],
    ['a drawing', '## 标题\n\n<svg onload="alert(1)"></svg>\n', 'lesson.md:3 不允许 HTML'],
    ['a frame', '## 标题\n\n> <iframe src="https://evil.example"></iframe>\n', 'lesson.md:3 不允许 HTML'],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'].map(
      (href): [string, string, string] => [
        `a link to ${href}`,
        `## 标题\n\n[点我](${href})\n`,
        `lesson.md:3 链接地址不允许：${href}`,
      ],
    ),
    ['an autolink', '## 标题\n\n<javascript:alert(1)>\n', 'lesson.md:3 链接地址不允许：javascript:alert(1)'],
    [
      'a link by reference',
      '## 标题\n\n[点我][a]\n\n[a]: javascript:x\n',
      /^lesson\.md:3 不支持的内容：引用式链接，请写成 \[文字\]\(地址\)\nlesson\.md:5 不支持的内容：链接定义，请把地址写进链接或图片$/,
    ],
    [
      'a picture by reference',
      '## 标题\n\n![点我][a]\n\n[a]: a.png\n',
      /^lesson\.md:3 不支持的内容：引用式图片，请写成 !\[说明\]\(路径\)\nlesson\.md:5 不支持的内容：链接定义/,
    ],
    [
      'a footnote',
      '## 标题\n\n文字[^1]\n\n[^1]: 注\n',
      /^lesson\.md:3 不支持的内容：脚注\nlesson\.md:5 不支持的内容：脚注的正文$/,
    ],
    [
      'HTML, saying so once a line',
      '## 标题\n\n<b>粗</b>\n\n<i>斜</i>\n',
      /^lesson\.md:3 不允许 HTML\nlesson\.md:5 不允许 HTML$/,
    ],
    ['a first-level heading', '# 标题\n\n## 二\n', 'lesson.md:1 标题只能用 ##、### 或 ####'],
    ['no part', '只有一段话\n', 'lesson.md:1 至少要有一个二级标题（## ）'],
    ['a picture that is not there', '## 标题\n\n![图](/b.png)\n', 'lesson.md:3 图片不存在：/b.png'],
    ['a picture without words', '## 标题\n\n![ ](a.png)\n', 'lesson.md:3 图片要写说明文字：![说明](路径)'],
    [
      'a fence with unknown words',
      `## 标题\n\n${fence('js {1}', '1')}`,
      'lesson.md:3 不认识的代码块标记：{1}',
    ],
    ['a fence that cannot run', `## 标题\n\n${fence('sql run', '1')}`, 'lesson.md:3 sql 代码不能运行'],
    [
      'a block that is too large',
      `## 标题\n\n${'- 项\n'.repeat(2600)}`,
      'lesson.md:3 这一块太大，超过 5000 个元素',
    ],
  ])('refuses %s, naming file and line', async (_, markdown, message) => {
    await expect(parse(markdown)).rejects.toThrow(message);
  });

  it('names everything that is wrong at once', async () => {
    await expect(parse('# 一\n\n<b>\n\n![](a.png)\n')).rejects.toThrow(
      [
        'lesson.md:1 标题只能用 ##、### 或 ####',
        'lesson.md:1 至少要有一个二级标题（## ）',
        'lesson.md:3 不允许 HTML',
        'lesson.md:5 图片要写说明文字：![说明](路径)',
      ].join('\n'),
    );
  });

  test.prop([fc.string({ unit: 'binary' })], { numRuns: 200 })(
    'answers allow-listed elements or an error, whatever the author wrote',
    async (text) => {
      const bodies = await parse(`## 标题\n\n${text}`).catch((error: unknown) => error);
      if (!Array.isArray(bodies)) {
        expect(bodies).toMatchObject({ name: 'CourseFormatError' });
        return;
      }
      for (const { tag, href } of elementsOf(bodies.flatMap(({ nodes }) => nodes))) {
        expect(CONTENT_TAGS).toContain(tag);
        if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/))/i);
      }
    },
  );
});

describe('an exercise', () => {
  const exerciseOf = async (markdown: string) =>
    elementsOf((await parse(`## 练习\n\n${markdown}`)).flatMap(({ nodes }) => nodes)).filter(
      ({ tag }) => tag === 'exercise',
    );

  it('is checked by a program in its language; its solution is not shown', async () => {
    const bodies = await parse(`## 练习\n\n${EXERCISE}${CHECK}${fence('python solution', 'secret')}之后`);
    expect(elementsOf(bodies[0]?.nodes ?? []).slice(1)).toEqual([
      {
        tag: 'exercise',
        exercise: {
          id: 'sum',
          language: 'python',
          title: '求和',
          starter: 'def total(numbers):\n    return 0',
          check: { kind: 'code', source: 'assert total([1, 2]) == 3' },
        },
      },
      { tag: 'p', children: ['之后'] },
    ]);
  });

  it('is checked by what it prints', async () => {
    const markdown = fence('js exercise title="打 印" id=print-1', '') + fence('text expect', '1\n2');
    expect(await exerciseOf(markdown)).toEqual([
      {
        tag: 'exercise',
        exercise: {
          id: 'print-1',
          language: 'javascript',
          title: '打 印',
          starter: '',
          check: { kind: 'output', expected: '1\n2' },
        },
      },
    ]);
  });

  const begin = (info: string): string => fence(info, 'x') + CHECK;

  it.each([
    [
      'in a language that runs nowhere',
      begin('java exercise id=a title="一"'),
      '练习的语言只能是 python 或 js',
    ],
    ['without an id', begin('python exercise title="一"'), '练习要写 id=…'],
    ['with an odd id', begin('python exercise id=A_b title="一"'), '练习要写 id=…'],
    ['without a title', begin('python exercise id=a'), '练习要写 title="…"'],
    [
      'with a title that is too long',
      begin(`python exercise id=a title="${'字'.repeat(51)}"`),
      '练习要写 title',
    ],
    ['with unknown words', begin('python exercise id=a title="一" level=2 x'), '不认识的代码块标记：level x'],
    ['without a check', EXERCISE, '练习后面应紧跟 check 或 expect 代码块'],
    ['with a check behind a text', `${EXERCISE}文字\n\n${CHECK}`, '练习后面应紧跟 check 或 expect 代码块'],
    ['with a check in another language', EXERCISE + fence('js check', '1'), 'check 代码块的语言应为 python'],
    ['with an empty check', EXERCISE + fence('python check', ' '), 'check 代码块是空的'],
    ['with an output that is code', EXERCISE + fence('python expect', '1'), 'expect 代码块的语言应为 text'],
    [
      'with a solution in another language',
      EXERCISE + CHECK + fence('js solution', '1'),
      'solution 代码块的语言应为 python',
    ],
    [
      'that is too long',
      fence('python exercise id=a title="一"', 'x'.repeat(10_001)) + CHECK,
      '最多 10000 个字符',
    ],
    ['in a list', `- 项\n\n  ${EXERCISE.replaceAll('\n', '\n  ')}`, '练习要写在最外层'],
    ['that is only a check', CHECK, 'check 代码块前面没有它的练习'],
  ])('is refused %s', async (_, markdown, message) => {
    await expect(exerciseOf(markdown)).rejects.toThrow(message);
  });

  it('has an id that no other of the course has', async () => {
    const ids = new Map([['sum', 'first.md:9']]);
    await expect(parse(`## 练习\n\n${EXERCISE}${CHECK}`, ids)).rejects.toThrow(
      'lesson.md:3 练习编号 sum 在 first.md:9 已经用过',
    );
  });
});

describe('highlight', () => {
  test.prop([fc.constantFrom('java', 'python', 'javascript', 'text', 'no-such-language'), fc.string()], {
    numRuns: 100,
  })('never changes the code', async (language, text) => {
    // Lines end with \n in a lesson; the parser has normalised them.
    const code = text.replaceAll(/[\r\u2028\u2029]/g, '');
    const nodes = await highlight(code, language);
    expect(textOf(nodes)).toBe(code);
    for (const { token } of elementsOf(nodes)) expect(CODE_TOKENS).toContain(token);
  });
});
