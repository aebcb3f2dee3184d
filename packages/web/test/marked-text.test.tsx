import type { SearchHit } from '@ykd/application/study';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from '../src/features/study/search/marked-text';

const render = (text: string, ...marks: SearchHit['marks']): string =>
  renderToStaticMarkup(<MarkedText text={text} marks={marks} />).replaceAll(/<\/?span>/g, '');

it('marks what was found and nothing else', () => {
  expect(render('用 Print 输出，print 很常用', { from: 2, to: 7 }, { from: 11, to: 16 })).toBe(
    '用 <mark>Print</mark> 输出，<mark>print</mark> 很常用',
  );
  expect(render('没有标记')).toBe('没有标记');
});

it('is text, whatever it looks like', () => {
  expect(render('<img src=x>', { from: 0, to: 4 })).toBe('<mark>&lt;img</mark> src=x&gt;');
});
