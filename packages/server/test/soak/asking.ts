import type { Answer, Client } from './client.js';

/** An answer for people. */
export const said = (answer: Answer | undefined): string =>
  answer === undefined ? 'no answer' : `${answer.status} ${answer.code ?? ''}`.trim();

/** Asks the platform for somebody. `complain` hears of answers that nobody may get. */
export const asking =
  (complain: (what: string) => void) =>
  async (who: Client, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | undefined> => {
    const answer = await who.call(method, path, body);
    const broken = answer !== undefined && (answer.status >= 500 || answer.status === 429);
    if (broken && answer.code !== 'PAYMENT_UNAVAILABLE')
      complain(`${path} was answered with ${said(answer)}`);
    return answer;
  };
