import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptHas, aptInstall, which } from './apt.mjs';
import { Refusal } from './project.mjs';

/** Chromium without its own windows, tabs and services: the same engine, which costs 40 % less of a run. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** What a browser says of its version; some distributions ship a `chromium-browser` that only explains where the real one is. */
const versionOf = (file) => {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
};

const answers = (file) => versionOf(file) !== undefined;

const findChromium = () => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (answers(asked)) return asked;
    throw new Refusal(`CHROMIUM_PATH 指向的程序无法运行：${asked}`);
  }
  const places = PLACES[process.platform];
  if (places !== undefined) return places.find((file) => existsSync(file));
  return NAMES.map(which).find((file) => file !== undefined && answers(file));
};

/** Whether to install the shell: nobody asks for another browser, and it is to be had where a larger one would do. */
const isShellWanted = () => {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || which(SHELL) !== undefined) return false;
  return findChromium() === undefined || aptHas(SHELL);
};

/** Whether Chinese text can be drawn; elsewhere than on Linux the system brings the fonts. */
const hasChineseFont = () => {
  if (process.platform !== 'linux') return true;
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
};

const HOW = `  Debian / Ubuntu：sudo apt-get install -y chromium-headless-shell（或 chromium） fontconfig fonts-noto-cjk
  其他系统：安装 Chromium 或 Chrome，以及一种中文字体（例如 Noto Sans CJK），
  浏览器不在 PATH 中时用环境变量 CHROMIUM_PATH 指出它的位置。`;

/**
 * Sees to a Chromium and a Chinese font for the browser tests; installs them where that is possible.
 * @returns {Promise<NodeJS.ProcessEnv>} where the browser is, and which, for the environment of the tests
 */
export const browserSettings = async () => {
  if (isShellWanted()) await aptInstall([SHELL]);
  const missing = [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ];
  if (missing.length > 0) await aptInstall(missing);
  const chromium = findChromium();
  if (chromium === undefined)
    throw new Refusal(`浏览器测试需要 Chromium，本机没有找到，也无法自动安装。\n${HOW}`);
  if (!hasChineseFont()) throw new Refusal(`浏览器测试需要中文字体，本机没有找到，也无法自动安装。\n${HOW}`);
  return { CHROMIUM_PATH: chromium, CHROMIUM_VERSION: versionOf(chromium) };
};
