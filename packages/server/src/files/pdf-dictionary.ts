import { readablePdf } from '@ykd/application/invoice';

/** What only a packed set of objects says of itself: its kind, or where its first one begins. Outlines name theirs by a reference. */
const OF_OBJECTS = /\/ObjStm\b|\/First\b(?!\s{0,9}\d{1,9}\s{1,9}\d{1,9}\s{1,9}R\b)/;

/** The number of an object, at the beginning of a line: not in a remark. */
const NUMBER = /[\r\n]\s{0,9}\d{1,10}\s{1,9}\d{1,5}\s{1,9}$/;
/** So much before the word behind it. */
const NUMBER_WITHIN = 48;

/** Strings, remarks and what is nested: a set of objects has no use for them, and the keys that count could stand in them. */
const UNCLEAR = /[<>()%]/;
const ONCE_PACKED = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
const FURTHER_WAYS = /\/(?:DecodeParms|DP|F|FFilter|Crypt)\b/;

/** Whether a text ends with an object's number and a dictionary of contents that are packed once, plainly. */
const endsPlainly = (text: string): boolean => {
  const at = text.lastIndexOf('obj');
  if (at < 0 || !NUMBER.test(`\n${text.slice(Math.max(0, at - NUMBER_WITHIN), at)}`)) return false;
  const whole = text.slice(at + 'obj'.length).trim();
  const keys = whole.slice(2, -2);
  return (
    whole.startsWith('<<') &&
    whole.endsWith('>>') &&
    !UNCLEAR.test(keys) &&
    keys.split('/Filter').length === 2 &&
    ONCE_PACKED.test(keys) &&
    !FURTHER_WAYS.test(keys)
  );
};

/**
 * Whether objects may be hidden in the contents of a PDF file that begin behind a text: there is a set of them, and it is not
 * certain that plain unpacking shows it.
 */
export const mayHideObjects = (before: string): boolean => {
  const text = readablePdf(before);
  return OF_OBJECTS.test(text) && !endsPlainly(text);
};
