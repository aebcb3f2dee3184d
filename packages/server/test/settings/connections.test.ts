import { CONNECTION_LIMITS } from '@ykd/adapters-http/server';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';

describe('what connections may hold', () => {
  it('is the default unless named', () => {
    expect(readConfig({}).connections).toEqual(CONNECTION_LIMITS);
  });

  it('is what the settings name, in seconds', () => {
    const named = {
      CONNECTIONS_MAX: '300',
      CONNECTIONS_PER_ADDRESS: '20',
      ANSWER_SECONDS: '30',
      REQUEST_SECONDS: '5',
      UPLOAD_SECONDS: '90',
    };
    expect(readConfig(named).connections).toEqual({
      total: 300,
      perAddress: 20,
      answerMs: 30_000,
      requestMs: 5_000,
      uploadMs: 90_000,
    });
  });

  it('does not count by address behind a proxy, from which all come', () => {
    const { perAddress } = readConfig({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '20' }).connections;
    expect(perAddress).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['0', '-1', 'many', '601'])('never takes %s for seconds', (seconds) => {
    expect(() => readConfig({ REQUEST_SECONDS: seconds })).toThrow('REQUEST_SECONDS：应为 1 到 600 的整数');
  });
});
