import type { Browser, BrowserContext } from 'playwright-core';
import { logIn } from '../browser/support/login.js';
import { watchQuiet } from '../browser/support/quiet.js';
import { startDemoServer, type DemoServer } from '../browser/support/server.js';
import { TAKEN_AT } from './fixed-clock.js';
import type { Scene, Stage } from './scene.js';
import { PICTURE_WINDOWS, type PictureWindow } from './windows.js';

const FIXED_WORLD = new URL('fixed-world.mjs', import.meta.url).href;
/** Longer than anything takes that comes at all. */
const HANGS_MS = 120_000;

/** Fixed, because codes to scan say where the server is: of each window the usual server and the one of a scene alone. */
const PORTS: Record<PictureWindow, readonly [usual: number, alone: number]> = {
  desktop: [34_101, 34_102],
  phone: [34_103, 34_104],
  wide: [34_105, 34_106],
};
const FREE_PORTS = [0, 0] as const;

/** The usual server has the demo school, so that the console has something to show. */
const SCHOOL = { DEMO_STUDENTS: '60' };
const ENVIRONMENT = { ICP_NUMBER: '苏ICP备12345678号', ICP_POLICE: '苏公网安备 32010202010000号' };

const startServer = (
  root: string | undefined,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<DemoServer> =>
  startDemoServer({
    root,
    preloads: [FIXED_WORLD],
    environment: { ...ENVIRONMENT, ...settings, PORT: String(port) },
  });

const openContext = async (
  browser: Browser,
  { device, baseURL, profile }: { device: PictureWindow; baseURL: string } & Pick<Scene, 'profile'>,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...PICTURE_WINDOWS[device],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL,
    ...profile,
  });
  context.setDefaultTimeout(HANGS_MS);
  await context.clock.install({ time: TAKEN_AT });
  await context.clock.setFixedTime(TAKEN_AT);
  return context;
};

/** Where all scenes in one window are played, one after the other. */
export interface Theatre {
  /** Plays a scene, and answers what `look` makes of it. */
  play<T>(scene: Scene, look: (stage: Stage) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the build that is shown comes from, and how. */
export interface Showing {
  /** The checkout whose build it is; by itself this one. */
  readonly root?: string | undefined;
  /** For scenes without a code to scan: beside others that take pictures on the same machine. */
  readonly onFreePorts?: boolean;
}

export const openTheatre = async (
  browser: Browser,
  { device, root, onFreePorts = false }: Showing & { device: PictureWindow },
): Promise<Theatre> => {
  const [usualPort, alonePort] = onFreePorts ? FREE_PORTS : PORTS[device];
  const usual = await startServer(root, usualPort, SCHOOL);

  const playOn = async <T>(
    server: DemoServer,
    scene: Scene,
    look: (stage: Stage) => Promise<T>,
  ): Promise<T> => {
    const context = await openContext(browser, {
      device,
      baseURL: server.address,
      ...(scene.profile === undefined ? {} : { profile: scene.profile }),
    });
    try {
      await server.tell(scene.name);
      if (scene.account !== undefined) await logIn({ context }, server.address, scene.account);
      if (scene.isTicking === true) await context.clock.setSystemTime(TAKEN_AT);
      const page = await context.newPage();
      const stage = { page, context, server, device, quiet: watchQuiet(page) };
      await scene.play(stage);
      if (scene.isTicking === true) await context.clock.setFixedTime(TAKEN_AT);
      return await look(stage);
    } finally {
      await context.close();
    }
  };

  return {
    play: async (scene, look) => {
      if (scene.isAlone !== true) return playOn(usual, scene, look);
      const server = await startServer(root, alonePort);
      try {
        return await playOn(server, scene, look);
      } finally {
        await server.stop();
      }
    },
    close: () => usual.stop(),
  };
};
