import type { ContentElement, ContentNode } from '@ykd/application';
import { CODE_TOKENS, CONTENT_TAGS } from '@ykd/application';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { CourseFormatError } from '../../src/courses/course-error.js';
import { highlight } from '../../src/courses/highlight.js';
import { parseLesson } from '../../src/courses/lesson-markdown.js';

const parse = (markdown: string) => parseLesson(markdown, 'lesson.md');

const textOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('');

const elementsOf = (nodes: readonly ContentNode[]): readonly ContentElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])]));

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
    ['HTML', '## 标题\n\n<script>alert(1)</script>\n', 'lesson.md:3 不允许 HTML'],
    ['inline HTML', '## 标题\n\n文字 <img src=x onerror=alert(1)>\n', 'lesson.md:3 不允许 HTML'],
    [
      'a script link',
      '## 标题\n\n[点我](javascript:alert(1))\n',
      'lesson.md:3 链接地址不允许：javascript:alert(1)',
    ],
    [
      'a link to another host without a scheme',
      '## 标题\n\n[点我](//evil.example)\n',
      'lesson.md:3 链接地址不允许：//evil.example',
    ],
    ['a first-level heading', '# 标题\n', 'lesson.md:1 标题只能用 ##、### 或 ####'],
    ['no part', '只有一段话\n', 'lesson.md 至少要有一个二级标题（## ）'],
    ['an image', '## 标题\n\n![图](/a.png)\n', 'lesson.md:3 不支持的内容：image'],
  ])('refuses %s, naming file and line', async (_, markdown, message) => {
    await expect(parse(markdown)).rejects.toThrow(new CourseFormatError(...split(message)));
  });

  test.prop([fc.string({ unit: 'binary' })], { numRuns: 200 })(
    'answers allow-listed elements or an error, whatever the author wrote',
    async (text) => {
      const bodies = await parse(`## 标题\n\n${text}`).catch((error: unknown) => error);
      if (!Array.isArray(bodies)) {
        expect(bodies).toBeInstanceOf(CourseFormatError);
        return;
      }
      for (const { tag, href } of elementsOf(bodies.flatMap(({ nodes }) => nodes))) {
        expect(CONTENT_TAGS).toContain(tag);
        if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/))/i);
      }
    },
  );
});

/** `file:line problem` or `file problem`, as the constructor takes it. */
const split = (message: string): [string, number | undefined, string] => {
  const [, file = '', line, problem = ''] = /^([^ :]+)(?::(\d+))? (.*)$/s.exec(message) ?? [];
  return [file, line === undefined ? undefined : Number(line), problem];
};

describe('highlight', () => {
  test.prop([fc.constantFrom('java', 'python', 'text', 'no-such-language'), fc.string()], { numRuns: 100 })(
    'never changes the code',
    async (language, text) => {
      // Lines end with \n in a lesson; the parser has normalised them.
      const code = text.replaceAll(/[\r\u2028\u2029]/g, '');
      const nodes = await highlight(code, language);
      expect(textOf(nodes)).toBe(code);
      for (const { token } of elementsOf(nodes)) expect(CODE_TOKENS).toContain(token);
    },
  );
});
