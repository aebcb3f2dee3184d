import { spawnSync } from 'node:child_process';
import { run } from './process.mjs';

/** The full path of a program on the PATH. */
export const which = (name) => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
};

/** Whether the lists of Debian or Ubuntu that are at hand name a package. */
export const aptHas = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

/** Installs packages of Debian or Ubuntu, as root; elsewhere it does nothing. */
export const aptInstall = async (packages) => {
  if (process.getuid?.() !== 0 || which('apt-get') === undefined) return;
  console.log(`正在安装 ${packages.join('、')}（apt-get）……`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run('apt-get', args, { quiet: true, env });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if ((await install()).code === 0) return;
  await apt('update');
  const { code, output } = await install();
  if (code !== 0) console.error(output);
};
