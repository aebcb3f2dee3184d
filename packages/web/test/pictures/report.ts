import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Difference } from './compare.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `12.34 %` */
export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f4f4; color: #111; }
h2 { font-size: 15px; margin: 32px 0 8px; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start; }
img { max-width: 100%; border: 1px solid #bbb; background: #fff; }
`;

/** Writes a page with each difference: before, after, and what differs. */
export const writeReport = async (
  differences: readonly Difference[],
  { a, b, out }: { readonly a: string; readonly b: string; readonly out: string },
): Promise<string> => {
  const image = (file: string) =>
    `<img loading="lazy" src="${escaped(encodeURI(relative(out, file)))}" alt="">`;
  const rows = differences.map(
    ({ name, share, note, picture }) =>
      `<h2>${escaped(name)}：${percent(share)} ${escaped(note)}</h2>\n` +
      `<div>${image(join(a, name))}${image(join(b, name))}${picture === undefined ? '' : image(join(out, picture))}</div>`,
  );
  const file = join(out, 'index.html');
  await writeFile(
    file,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画面对比</title><style>${STYLE}</style>\n` +
      `<h1>${differences.length} 张不同</h1><p>左：${escaped(a)}；中：${escaped(b)}；右：不同之处</p>\n` +
      `${rows.join('\n')}\n</html>\n`,
  );
  return file;
};
