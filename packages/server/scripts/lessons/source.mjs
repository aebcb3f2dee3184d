// 一课的 Markdown：标题、正文行和代码块。

import { fenceOf } from '../../dist/courses/fence.js';

/** 代码块的开头：语言、用途（role）和其他标记，与导入课程时读法相同。 */
function readInfo(info) {
  const [lang, ...meta] = info.trim().split(/\s+/);
  return { ...fenceOf({ lang: lang || null, meta: meta.join(' ') }), meta: meta.join(' ') };
}

/** 把一课拆开。行号从 1 开始；代码块的 line 是开头围栏所在的行。 */
export function parseLesson(source) {
  const headings = [];
  const prose = [];
  const fences = [];
  let open = null;
  source.split('\n').forEach((text, index) => {
    const line = index + 1;
    if (open) {
      const close = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(text);
      if (close && close[1][0] === open.mark[0] && close[1].length >= open.mark.length) {
        fences.push({ ...open, endLine: line });
        open = null;
      } else {
        open.lines.push(text);
      }
      return;
    }
    const fence = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(text);
    if (fence) {
      open = { line, mark: fence[1], lines: [], ...readInfo(fence[2]) };
      return;
    }
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*$/.exec(text);
    if (heading) headings.push({ line, level: heading[1].length, title: heading[2] });
    prose.push({ line, text });
  });
  return { headings, prose, fences, unclosed: open };
}
