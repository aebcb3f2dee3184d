// 像学员的浏览器那样运行一段 JavaScript 程序：顶层是一段普通脚本，console 按沙箱的格式输出。
//
// 用法：node run-javascript.mjs 文件

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runInThisContext } from 'node:vm';

const FORMAT = new URL('../../../web/src/features/study/sandbox/console-format.js', import.meta.url);

const format = runInThisContext(`(() => {\n${readFileSync(FORMAT, 'utf8')}\nreturn format;\n})()`);
const print =
  (stream) =>
  (...values) =>
    stream.write(`${format(values)}\n`);
const [out, err] = [print(process.stdout), print(process.stderr)];
globalThis.console = {
  log: out,
  info: out,
  debug: out,
  table: out,
  dir: out,
  warn: err,
  error: err,
  trace: err,
};

const [file] = process.argv.slice(2);
runInThisContext(readFileSync(file, 'utf8'), { filename: file });
