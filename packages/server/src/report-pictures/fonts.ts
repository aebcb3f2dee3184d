import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The family of our fonts, by which a drawing names them. */
export const FONT_FAMILY = 'Noto Sans SC';

/** The two files that are loaded: whole fonts, with every character of the 通用规范汉字表. */
export const FONT_FILES = {
  400: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  700: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
} as const;

export type FontWeight = keyof typeof FONT_FILES;
