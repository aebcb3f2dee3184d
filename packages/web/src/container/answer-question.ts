import type { HumanQuestion } from '@ykd/application/ports';

/** How many digests are under way at a time: enough to keep the browser's own threads busy, few enough to draw in between. */
const AT_ONCE = 512;

/** Whether a digest begins with so many zero bits. */
const begins = (digest: ArrayBuffer, bits: number): boolean =>
  Math.clz32(new DataView(digest).getUint32(0)) >= bits;

/**
 * Finds the number that makes the digest of a question's answer begin with zeros. About a second on a computer, seconds
 * on an old phone. Throws where the browser computes no digests, which is on a page that came over plain HTTP.
 */
export const answerQuestion = async ({ token, bits }: HumanQuestion): Promise<string> => {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, index) => `${token}.${from + index}`);
    const digests = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(answer))),
    );
    const found = digests.findIndex((digest) => begins(digest, bits));
    const answer = answers[found];
    if (answer !== undefined) return answer;
  }
};
