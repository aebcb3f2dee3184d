import type { ContentNode } from '@ykd/application/course';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { contentNode } from '../../src/contracts/course-content.js';
import { RICH } from '@ykd/application/testing';

const deep: ContentNode = { tag: 'ul', children: [{ tag: 'li', children: ['文字', ...RICH] }] };

describe('a node of a lesson', () => {
  it.each(['文字', { tag: 'br' }, { tag: 'ol', start: -1, children: [] }, deep])('may be %j', (node) => {
    expect(safeParse(contentNode, node)).toEqual({ success: true, data: node });
  });

  it('loses what is not its own', () => {
    const node = { tag: 'p', onclick: 'alert(1)', children: [{ tag: 'br', __html: 'x' }] };
    expect(safeParse(contentNode, node)).toMatchObject({ data: { tag: 'p', children: [{ tag: 'br' }] } });
    expect(JSON.stringify(safeParse(contentNode, node).data)).not.toMatch(/onclick|__html/);
  });

  it.each([
    1,
    null,
    [],
    {},
    { tag: 'script' },
    { tag: 'p', children: 'x' },
    { tag: 'p', children: [{ tag: 'iframe' }] },
    { tag: 'img', width: -1 },
    { tag: 'img', src: 1 },
    { tag: 'pre', run: 'java' },
    { tag: 'exercise', exercise: { id: 'x' } },
    { tag: 'span', token: 'toString' },
  ])('is none that is %j', (node) => {
    expect(safeParse(contentNode, node).success).toBe(false);
  });
});
