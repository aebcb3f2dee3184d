import { parseDelimited } from '@ykd/domain/roster';
import { err, ok } from '@ykd/domain/shared';
import type { RosterFiles } from '../../ports/rosters.js';

/** The bytes of a text in UTF-8. */
export const textBytes = (text: string): Uint8Array =>
  Uint8Array.from(
    encodeURIComponent(text).replaceAll(/%([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    (letter) => letter.charCodeAt(0),
  );

const textOf = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** What a file says that is no text in UTF-8, and one for which there is no time. */
export const [BROKEN_ROSTER, BUSY_ROSTER] = [Uint8Array.of(0xff), textBytes('busy')];

/** Files with rosters that are text in UTF-8. */
export const fakeRosterFiles = (): RosterFiles => ({
  read: async (bytes) => {
    let text: string;
    try {
      text = textOf(bytes);
    } catch {
      return err({ kind: 'problem', problem: '读不出文字' });
    }
    if (text === textOf(BUSY_ROSTER)) return err({ kind: 'busy' });
    const parsed = parseDelimited(text);
    if (!parsed.ok) return err({ kind: 'problem', problem: `第 ${parsed.error.number} 行的引号没有成对` });
    return ok({ lines: parsed.value, digest: String(text.length) });
  },
});
