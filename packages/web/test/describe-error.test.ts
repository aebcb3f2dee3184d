import { RequestError } from '@ykd/adapters-http/client';
import { describe, expect, it } from 'vitest';
import { describeError } from '../src/features/errors/describe-error';

describe('an error in words', () => {
  it('is a 500 by default, and keeps the text of a bug to the console', () => {
    const words = describeError(new TypeError('x is undefined'));
    expect(words.status).toBe(500);
    expect(JSON.stringify(words)).not.toContain('undefined');
    expect(describeError('thrown text').status).toBe(500);
    expect(describeError(null).status).toBe(500);
  });

  it('takes the status and the words of a failed request', () => {
    const error = new RequestError('服务器响应超时，请稍后再试', { status: 503 });
    expect(describeError(error)).toMatchObject({ status: 503, message: '服务器响应超时，请稍后再试' });
  });

  it('has no status where no server answered, and says what is known of why', () => {
    const error = new RequestError('网络连接失败');
    expect(describeError(error)).toMatchObject({ status: undefined, message: '网络连接失败' });
  });

  it('takes the status of a route that is not there', () => {
    const error = { status: 404, statusText: 'Not Found', internal: true, data: null };
    expect(describeError(error)).toMatchObject({ status: 404, title: '页面不存在' });
  });
});
