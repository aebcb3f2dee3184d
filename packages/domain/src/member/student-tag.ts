/**
 * What a tag of a student says: its name, a colour, what it is for, and `show`, which is kept as text (Specification §3
 * 'Student tag').
 */
export type Lable = {
  /** Names the tag. */
  readonly id: string;
  readonly name: string;
  /** As staff wrote it: not trusted, see {@link isTagColour}. */
  readonly color: string;
  /** What the tag is for; readers see it as a tooltip. */
  readonly description: string;
  /** Students see the tag when this is the text `true`, see {@link isShownTag}. */
  readonly show: string;
};

/** A tag that a student has: `id` names the giving, `lable` the tag (Specification §3 'Student tag', §7). */
export type StudentTag = { readonly id: string; readonly lable: Lable };

/**
 * Whether students see a tag: its flag is the text `true`, and neither `TRUE` nor any other value (Specification §2
 * 'Learn sidebar').
 *
 * @param tag - the tag with its flag
 */
export const isShownTag = ({ lable }: { readonly lable: Pick<Lable, 'show'> }): boolean =>
  lable.show === 'true';

const COLOUR = /^#[\da-f]{6}$/i;

/** Whether a colour can be drawn: `#` and six hexadecimal digits. Beyond the Specification. */
export const isTagColour = (color: string): boolean => COLOUR.test(color);
