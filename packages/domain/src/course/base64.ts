/** Base64 of ASCII text. Own code, because neither Buffer nor btoa exists in every place that runs the rules. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const digitAt = (bits: number, shift: number): string => ALPHABET.charAt((bits >> shift) & 63);

/** Standard base64, padded with `=`, of a text of which every character is ASCII. */
export const encodeAscii = (text: string): string => {
  let token = '';
  for (let i = 0; i < text.length; i += 3) {
    const left = text.length - i;
    // charCodeAt gives NaN behind the end, which the bit operations read as 0: the padding that base64 wants.
    const bits = (text.charCodeAt(i) << 16) | (text.charCodeAt(i + 1) << 8) | text.charCodeAt(i + 2);
    token += digitAt(bits, 18) + digitAt(bits, 12);
    token += left > 1 ? digitAt(bits, 6) : '=';
    token += left > 2 ? digitAt(bits, 0) : '=';
  }
  return token;
};

/** The text of a base64 token. Says nothing about malformed tokens: compare {@link encodeAscii} of the answer. */
export const decodeAscii = (token: string): string => {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const digit of token.replace(/=+$/, '')) {
    bits = ((bits << 6) | ALPHABET.indexOf(digit)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    text += String.fromCharCode((bits >> count) & 0xff);
  }
  return text;
};
