import { describe, expect, it } from 'vitest';
import { wishFor } from '../../src/message/filled.js';

describe('the course of all receivers', () => {
  it('stands in the texts, where the other places stay, and is no place itself', () => {
    const wish = { title: '{课程}', text: '{姓名}：{课程}，{服务到期}' };
    expect(wishFor(wish, null)).toEqual(wish);
    expect(wishFor(wish, 'Java {姓名} 班')).toEqual({
      title: 'Java ｛姓名｝ 班',
      text: '{姓名}：Java ｛姓名｝ 班，{服务到期}',
    });
  });
});
