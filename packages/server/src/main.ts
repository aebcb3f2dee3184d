import 'reflect-metadata';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './settings/config.js';
import { DEMO_PASSWORD } from './demo/index.js';
import { explain } from './explain.js';
import { start, type RunningServer } from './start.js';

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
  process.stderr.write(`服务没有启动：${explain(error)}\n`);
  process.exitCode = 1;
}
