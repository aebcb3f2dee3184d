import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAskedProcess } from '../../src/images/asked-process.js';

it('holds nobody for longer than an answer may take, where the process never says that it can begin', async () => {
  const program = join(import.meta.dirname, 'children/silent.ts');
  const ask = createAskedProcess({ program, answerMs: 300, idleMs: 1000 });
  await expect(ask({})).rejects.toThrow('does not start');
  await expect(ask({})).rejects.toThrow('does not start');
});
