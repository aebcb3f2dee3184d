import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Puts a program in the place of what stands in an editor, and sees it there: an editor that has just got the focus
 * takes its own selection once more, and what was to replace everything stands before it.
 */
export const writeProgram = async (editor: Locator, code: string): Promise<void> => {
  const lines = editor.locator('.cm-line');
  await expect
    .poll(async () => {
      await editor.fill(code);
      return (await lines.allTextContents()).join('\n');
    })
    .toBe(code);
};
