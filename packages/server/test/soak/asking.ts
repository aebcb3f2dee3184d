import type { Answer, Client } from './client.js';

/** An answer for people. */
export const said = (answer: Answer | undefined): string =>
  answer === undefined ? 'no answer' : `${answer.status} ${answer.code ?? ''}`.trim();

/** WeChat Pay is away now and then. */
const AWAY = ['PAYMENT_UNAVAILABLE'];
/** Where very many come at once to a machine that is busy, the platform may also ask for a little patience. */
export const AWAY_OR_BUSY = [...AWAY, 'UNAVAILABLE'];

/** Asks the platform for somebody. `complain` hears of answers that nobody may get; `allowed`: failures that may be. */
export const asking =
  (complain: (what: string) => void, allowed: readonly string[] = AWAY) =>
  async (who: Client, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | undefined> => {
    const answer = await who.call(method, path, body);
    const broken = answer !== undefined && (answer.status >= 500 || answer.status === 429);
    if (broken && !allowed.includes(answer.code ?? '')) complain(`${path} was answered with ${said(answer)}`);
    return answer;
  };
