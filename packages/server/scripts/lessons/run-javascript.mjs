// 像学员的浏览器那样运行一段 JavaScript 程序：顶层是一段普通脚本，console 按沙箱的格式输出；
// 程序的计时器都结束之后，练习的检查作为后一段脚本运行，共用顶层作用域。
//
// 用法：node run-javascript.mjs 程序 [检查]

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runInThisContext } from 'node:vm';

const FORMAT = new URL('../../../web/src/features/study/sandbox/console-format.js', import.meta.url);

const createConsole = runInThisContext(
  `(() => {\n${readFileSync(FORMAT, 'utf8')}\nreturn createConsole;\n})()`,
);
globalThis.console = createConsole((stream, text) => process[stream].write(text));

const [program, check] = process.argv.slice(2);
const run = (file) => runInThisContext(readFileSync(file, 'utf8'), { filename: file });
if (check !== undefined) process.once('beforeExit', () => run(check));
run(program);
