import type { Page, Route } from 'playwright-core';

/** Holds back what the server answers to a call, which it has done by then. */
export const holdAnswers = async (page: Page, url: string) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let answered = (): void => undefined;
  const done = new Promise<void>((resolve) => (answered = resolve));
  const given: Promise<void>[] = [];
  const give = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    answered();
    await held;
    await route.fulfill({ response });
  };
  await page.route(url, (route) => {
    given.push(give(route));
  });
  return {
    /** The server has answered for the first time. */
    done,
    letGo: async (): Promise<void> => {
      letGo();
      // A route that is taken away while it answers gives no answer.
      await Promise.all(given);
      await page.unroute(url);
    },
  };
};
