import { createLocalSms } from '@ykd/local-services';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { shown } from '../../src/local/sms.js';

it('logs codes of the built-in service, and of texts of staff neither words nor mobiles', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const local = createLocalSms({ now: () => 1 });
  const sender = shown(local, logger);
  await sender.sendCode({ mobile: '13800000001', code: '042137' });
  expect(lines.join('')).toContain('042137');
  lines.length = 0;
  expect(sender.sign).toBe('【优课达】');
  await sender.sendText({ mobile: '13800000002', text: '你的服务到期了' });
  expect(local.lastFor('13800000002')?.text).toContain('服务到期');
  expect(lines.join('')).toContain('138****0002');
  expect(lines.join('')).not.toMatch(/13800000002|服务/);
});
