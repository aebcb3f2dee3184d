import { useSyncExternalStore } from 'react';

/** What the reader chose; `system` follows the device. */
export type ColorModeChoice = 'light' | 'dark' | 'system';
/** What is shown. */
export type ColorMode = 'light' | 'dark';
/** One snapshot of both. */
export type ColorModeState = { readonly choice: ColorModeChoice; readonly mode: ColorMode };

/** Also read by `public/head.js`, which sets the same attributes before the first paint. */
const STORAGE_KEY = 'ykd-color-mode';
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ColorModeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage can be forbidden (private mode, embedded browsers): the device decides then.
    return 'system';
  }
}

function read(choice: ColorModeChoice): ColorModeState {
  return { choice, mode: choice === 'system' ? (darkDevice().matches ? 'dark' : 'light') : choice };
}

function paint(mode: ColorMode) {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.dataset['theme'] = mode;
}

function createColorMode() {
  let state = read(storedChoice());
  const listeners = new Set<() => void>();

  function apply(choice: ColorModeChoice) {
    const next = read(choice);
    if (next.choice === state.choice && next.mode === state.mode) return;
    state = next;
    paint(state.mode);
    for (const listener of listeners) listener();
  }

  darkDevice().addEventListener('change', () => apply(state.choice));
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY || event.key === null) apply(storedChoice());
  });

  return {
    get: () => state,
    set(choice: ColorModeChoice) {
      try {
        localStorage.setItem(STORAGE_KEY, choice);
      } catch {
        // The choice then lasts for this page only.
      }
      apply(choice);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

let started: ReturnType<typeof createColorMode> | undefined;
/** Looks at the page only once somebody asks: what imports this may also be loaded where there is none. */
const colorMode = () => (started ??= createColorMode());

/** From now on the page follows the device and the other tabs, whatever it shows. */
export const followColorMode = (): void => void colorMode();

/** Stores a choice and paints it at once, in this tab and in the others. */
export const setColorMode = (choice: ColorModeChoice): void => colorMode().set(choice);
/** The present state; re-renders when the reader, the device or another tab changes it. */
export const useColorMode = () => useSyncExternalStore(colorMode().subscribe, colorMode().get);
