import 'reflect-metadata';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.js';
import { CourseFormatError } from './courses/course-error.js';
import { DEMO_PASSWORD } from './demo/index.js';
import {
  codeOf,
  DatabaseUnavailableError,
  DataFolderError,
  SchemaMismatchError,
  StorageFullError,
} from './persistence/index.js';
import { start, type RunningServer } from './start.js';

const FOR_OPERATORS = [
  ConfigError,
  CourseFormatError,
  DataFolderError,
  SchemaMismatchError,
  StorageFullError,
];

/** Why the server cannot listen. */
const LISTEN_ERRORS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', '端口已被占用，服务没有启动。请停止占用它的程序，或用 PORT 指定别的端口。'],
  ['EADDRNOTAVAIL', 'HOST：本机没有这个地址，服务没有启动。'],
  ['ENOTFOUND', 'HOST：无法识别这个地址，服务没有启动。'],
  ['EACCES', 'PORT：没有使用这个端口的权限，服务没有启动。请指定 1024 以上的端口。'],
]);

/** What to tell the operator about a start that failed: the message alone where it was written for him. */
const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailableError) {
    return 'DATABASE_URL：无法连接数据库，服务没有启动。请检查地址、账号和网络。';
  }
  if (error instanceof Error && FOR_OPERATORS.some((kind) => error instanceof kind)) return error.message;
  const listening = LISTEN_ERRORS.get(codeOf(error) ?? '');
  if (listening !== undefined) return listening;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const announce = ({ address, demoAccounts }: RunningServer): void => {
  const lines = [`优课达已启动：${address}`];
  if (demoAccounts.length > 0) {
    lines.push('', `演示账号（密码都是 ${DEMO_PASSWORD}）：`);
    for (const { mobile, username, who } of demoAccounts) {
      lines.push(`  ${mobile}  ${username.padEnd(11)}  ${who}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};

try {
  const server = await start(readConfig(process.env));
  closeWithGrace({ delay: 10_000, logger: server.logger }, async ({ err }) => {
    if (err !== undefined) server.logger.fatal({ err }, 'unexpected failure, closing');
    await server.close();
  });
  // Whoever reads that it runs may end it at once.
  announce(server);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
