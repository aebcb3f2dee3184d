import { existsSync, lstatSync } from 'node:fs';
import { run } from './process.mjs';
import { inRoot, readJson, Refusal } from './project.mjs';

/** Whether node_modules holds what package-lock.json asks for, going by the record that npm keeps there. */
const isInstalled = () => {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(inRoot('package-lock.json')).packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, wanted]) => {
      const found = installed[path];
      if (found === undefined) return wanted.optional === true || wanted.extraneous === true;
      // npm keeps no integrity of packages that it found installed already.
      const { integrity = wanted.integrity } = found;
      return found.version === wanted.version && integrity === wanted.integrity;
    });
};

/** npm as it was started, on the Node it runs on; or the one on the PATH. */
const npm = () => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.env.npm_node_execpath ?? process.execPath, [cli]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
};

/** Installs the dependencies where they are missing or the lock file changed. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  const modules = inRoot('node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Refusal(
      '依赖与 package-lock.json 不符，而 node_modules 是一个链接：npm ci 会清空它指向的目录。请先移走它',
    );
  }
  console.log('正在安装依赖（npm ci）……');
  const [file, args] = npm();
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await run(file, [...args, ...options], { quiet: true });
  if (code !== 0) throw new Refusal(`依赖安装失败（npm ci，退出码 ${code}）：\n${output}`);
};
