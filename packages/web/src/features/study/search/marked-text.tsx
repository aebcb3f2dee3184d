import type { SearchHit } from '@ykd/application/study';

/** A piece of text in which what was looked for is marked. */
export function MarkedText({ text, marks }: { text: string; marks: SearchHit['marks'] }) {
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
