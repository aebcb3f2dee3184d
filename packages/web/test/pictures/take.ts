import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { launchBrowser } from '../browser/support/chromium.js';
import { photograph } from './photograph.js';
import type { Scene } from './scene.js';
import { openTheatre, type Showing, type Theatre } from './stage.js';
import { PICTURE_WINDOWS, USUAL_WINDOWS, type PictureWindow } from './windows.js';

/** What came of a scene: its files, and what went wrong, in words. */
export interface Taken {
  readonly scene: Scene;
  readonly device: PictureWindow;
  readonly files: readonly string[];
  readonly trouble?: string;
  /** The path of the page that was seen. */
  readonly path?: string;
}

const windows = Object.keys(PICTURE_WINDOWS) as PictureWindow[];

const isTakenIn = (device: PictureWindow, { devices = USUAL_WINDOWS }: Scene): boolean =>
  devices.includes(device);

const unstill = (schemes: readonly string[]): string => `画面一直在变：${schemes.join('、')}`;

/** Plays a scene and keeps its pictures, such as `learn/dashboard.phone.dark.png`. */
const take = async (
  theatre: Theatre,
  scene: Scene,
  device: PictureWindow,
  folder: string,
): Promise<Taken> => {
  const taken = { scene, device, files: [] };
  try {
    return await theatre.play(scene, async (stage) => {
      const { pathname: path } = new URL(stage.page.url());
      const pictures = await photograph(stage, scene);
      const files = [];
      for (const { scheme, png } of pictures) {
        const file = join(folder, `${scene.name}.${device}.${scheme}.png`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, png);
        files.push(file);
      }
      const moving = pictures.filter(({ isStill }) => !isStill).map(({ scheme }) => scheme);
      return { ...taken, files, path, ...(moving.length > 0 ? { trouble: unstill(moving) } : {}) };
    });
  } catch (error) {
    return { ...taken, trouble: String(error) };
  }
};

/** Takes pictures of the scenes into a folder, in all windows at a time. Tells of each scene by `onTaken`. */
export const takePictures = async (
  scenes: readonly Scene[],
  { folder, onTaken, ...showing }: Showing & { folder: string; onTaken: (taken: Taken) => void },
): Promise<readonly Taken[]> => {
  const all: Taken[] = [];
  const browser = await launchBrowser();
  const takeIn = async (device: PictureWindow): Promise<void> => {
    const wanted = scenes.filter((scene) => isTakenIn(device, scene));
    if (wanted.length === 0) return;
    const theatre = await openTheatre(browser, { device, ...showing });
    for (const scene of wanted) {
      const taken = await take(theatre, scene, device, folder);
      all.push(taken);
      onTaken(taken);
    }
    await theatre.close();
  };
  try {
    await Promise.all(windows.map(takeIn));
  } finally {
    await browser.close();
  }
  return all;
};
