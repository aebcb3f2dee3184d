const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in markup. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of a drawing; `inside` is markup. */
export const element = (name: string, attributes: Attributes, inside = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escaped(typeof value === 'number' ? String(round(value)) : String(value))}"`,
    );
  return `<${name}${written.join('')}>${inside}</${name}>`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The contents of an element that is text. */
export const textNode = (text: string): string => escaped(text);
