import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Listens to what a page is answered under a path, from its next load on; what comes back waits for the next answer after
 * each call of it. The page itself reads them: Chromium does not keep every body for others.
 */
export const listenTo = async <T>(page: Page, path: string): Promise<() => Promise<T>> => {
  const answers: T[] = [];
  const name = `heard${path.replace(/\W/g, '_')}`;
  await page.exposeFunction(name, (data: T) => void answers.push(data));
  await page.addInitScript(
    ([wanted, tell]) => {
      const send = window.fetch.bind(window);
      window.fetch = async (...request) => {
        const answer = await send(...request);
        if (answer.ok && new URL(answer.url).pathname === wanted) {
          const { data } = (await answer.clone().json()) as { data: unknown };
          (window as unknown as Record<string, (data: unknown) => void>)[tell]?.(data);
        }
        return answer;
      };
    },
    [path, name] as const,
  );
  return async () => {
    const at = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(at);
    return answers[at] as T;
  };
};
