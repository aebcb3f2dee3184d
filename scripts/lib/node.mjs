import { spawnSync } from 'node:child_process';
import { dirname, delimiter } from 'node:path';
import { inRoot, readJson, Refusal } from './project.mjs';

const PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };

const versionOf = (node) => {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The Node that npm installed with the project, where there is one that runs here. */
const pinnedNode = () => {
  const name = `node-${PLATFORMS[process.platform]}-${process.arch}`;
  const file = inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return versionOf(file) === undefined ? undefined : file;
};

const pinnedVersion = () => Object.values(readJson(inRoot('package.json')).optionalDependencies)[0];

/**
 * The Node that everything runs on: the pinned one, or the machine's when that is new enough.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} `env` makes every program below find it first.
 */
export const toolchain = () => {
  const node =
    pinnedNode() ?? (Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined);
  if (node === undefined) {
    throw new Refusal(
      `本项目在 Node.js 24 上运行，而本机是 ${process.version}（${process.platform}-${process.arch}），npm 上也没有适合本机的 Node.js 24。\n` +
        `  请从 https://nodejs.org 安装 Node.js ${pinnedVersion()} 或更新的 24.x，` +
        `或执行 nvm install 24 && nvm use 24（macOS 也可以 brew install node@24），然后重试。`,
    );
  }
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), inRoot('node_modules', '.bin'), process.env[path] ?? ''];
  // turbo sees this, and takes no results from another platform or another Node.
  const YKD_PLATFORM = `${process.platform}-${process.arch} ${versionOf(node)}`;
  return { node, env: { ...process.env, [path]: folders.join(delimiter), YKD_PLATFORM, ...QUIET } };
};

/** Tools that would otherwise phone home or advertise. */
const QUIET = {
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
};
