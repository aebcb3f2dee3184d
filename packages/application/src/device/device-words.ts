/** What a device is called that says nothing of itself. */
const UNKNOWN_DEVICE = '未知设备';

/** What the user agent of a browser says, the more special names first: nearly all of them also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, '微信'],
  [/\bQQ\//i, 'QQ'],
  [/DingTalk/i, '钉钉'],
  [/MQQBrowser|QQBrowser/i, 'QQ 浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/HuaweiBrowser/i, '华为浏览器'],
  [/MiuiBrowser/i, '小米浏览器'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/i, '鸿蒙'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([form]) => form.test(userAgent))?.[1];

/** A device in words, such as `Chrome · Windows`: on screens and in the audit log. */
export const deviceInWords = (userAgent: string): string => {
  const parts = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return parts.filter((part) => part !== undefined).join(' · ') || UNKNOWN_DEVICE;
};
