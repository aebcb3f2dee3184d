import type { ContentNode } from '@ykd/application/course';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { ContentNodes } from '../src/features/study/components/content-nodes';
import { textOf } from '../src/features/study/content/text-of';
import { testEnvironment, testParts } from './support/environment';

const services = createServices(testEnvironment(), testParts);

/** The markup without the class names. */
const render = (...nodes: ContentNode[]): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <ContentNodes nodes={nodes} />
    </ServicesContext>,
  ).replace(/ class="[^"]*[:_][^"]*"/g, '');

describe('lesson content', () => {
  it('becomes the elements of the allow-list', () => {
    expect(
      render(
        { tag: 'h2', children: ['变量'] },
        { tag: 'p', children: ['把', { tag: 'strong', children: ['值'] }, '存起来', { tag: 'br' }] },
        { tag: 'ol', start: 3, children: [{ tag: 'li', children: [{ tag: 'code', children: ['x'] }] }] },
      ),
    ).toBe('<h2>变量</h2><p>把<strong>值</strong>存起来<br/></p><ol start="3"><li><code>x</code></li></ol>');
  });

  it('is text, whatever it looks like', () => {
    expect(render('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('shows only the text of an element that is not on the list', () => {
    const forged = JSON.parse('{"tag":"script","children":["alert(1)"]}') as ContentNode;
    expect(render(forged)).toBe('alert(1)');
    const handler = JSON.parse('{"tag":"p","onclick":"alert(1)","children":["x"]}') as ContentNode;
    expect(render(handler)).toBe('<p>x</p>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
    'makes no link of %s',
    (href) => {
      expect(render({ tag: 'a', href, children: ['这里'] })).toBe('这里');
    },
  );

  it('shows a picture in its place before it is there, and loads it when it is near', () => {
    const src = `/uploads/course/${'a'.repeat(32)}.png`;
    expect(render({ tag: 'img', src, alt: '流程图', width: 600, height: 400 })).toBe(
      `<img src="${src}" alt="流程图" width="600" height="400" loading="lazy" decoding="async"/>`,
    );
  });

  it.each([
    'https://evil.example/pixel.png',
    '//evil.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '/uploads/course/../../api/member/logout',
    `/uploads/course/${'a'.repeat(32)}.svg`,
  ])('shows no picture of %s, only what it says', (src) => {
    expect(render({ tag: 'img', src, alt: '<b>图</b>' })).toBe('&lt;b&gt;图&lt;/b&gt;');
  });

  it('takes nothing of an element but what is its own', () => {
    const forged = JSON.parse(
      '{"tag":"img","src":"x","alt":"图","onerror":"alert(1)","dangerouslySetInnerHTML":{"__html":"<b>"}}',
    ) as ContentNode;
    expect(render(forged)).toBe('图');
    const style = JSON.parse(
      '{"tag":"td","align":"left;background:url(//x)","children":["x"]}',
    ) as ContentNode;
    expect(render(style)).not.toContain('<script');
  });

  it('opens other sites beside the lesson, without a way back into it', () => {
    expect(render({ tag: 'a', href: 'https://docs.python.org/', children: ['文档'] })).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
    expect(render({ tag: 'a', href: '/learn', children: ['学习中心'] })).toBe(
      '<a href="/learn">学习中心</a>',
    );
  });

  it('colours code by the kinds of tokens, and can be scrolled and copied', () => {
    const code = render({
      tag: 'pre',
      lang: 'python',
      children: [{ tag: 'span', token: 'keyword', children: ['for'] }, ' i'],
    });
    expect(code).toContain('<span class="keyword">for</span> i');
    expect(code).toMatch(/<pre[^>]*tabindex="0"/);
    expect(code).toContain('aria-label="复制代码"');
  });

  it('tells what a program prints from the program', () => {
    const output = render({ tag: 'pre', lang: 'output', children: ['你好'] });
    expect(output).toContain('输出');
    expect(output).not.toContain('复制代码');
  });

  it('lets a wide table scroll by itself', () => {
    const table = render({
      tag: 'table',
      children: [
        {
          tag: 'tbody',
          children: [{ tag: 'tr', children: [{ tag: 'td', align: 'right', children: ['1'] }] }],
        },
      ],
    });
    expect(table).toContain('<div tabindex="0" role="group" aria-label="表格">');
    expect(table).toContain('text-align:right');
  });
});

describe('the text of code', () => {
  it('is the code itself', () => {
    expect(
      textOf([{ tag: 'span', token: 'keyword', children: ['for'] }, ' i in ', { tag: 'br' }, 'x\n']),
    ).toBe('for i in x\n');
  });
});
