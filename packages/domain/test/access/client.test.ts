import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { detectClient, isDesktop } from '../../src/access/index.js';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0 Mobile Safari/537.36';
const QQ_APP = 'V1_AND_SQ_9.0.70_6698 QQ/9.0.70.17645 NetType/WIFI WebP/0.4.1';

describe('detectClient', () => {
  test.each([
    ['a desktop browser', WINDOWS, ''],
    ['a Mac', MAC, ''],
    ['an iPhone', IPHONE, 'mobile'],
    ['an Android phone', ANDROID, 'mobile'],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU OS 12_0 like Mac OS X)', 'mobile'],
    ['a tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/121.0 Safari/537.36', 'mobile'],
    ['Windows Phone', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0)', 'mobile'],
    ['BlackBerry', 'BlackBerry9700/5.0.0.862', 'mobile'],
    ['webOS', 'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2', 'mobile'],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en)', 'mobile'],
    ['WeChat on a phone', `${IPHONE} MicroMessenger/8.0.49 NetType/WIFI`, 'weixin mobile'],
    ['WeChat on Android', `${ANDROID} MQQBrowser/6.2 TBS/046 MicroMessenger/8.0.49`, 'weixin mobile'],
    ['WeChat on Windows', `${WINDOWS} NetType/WIFI MicroMessenger/7.0.20 WindowsWechat`, 'weixin'],
    ['WeChat that also says QQ', `${IPHONE} MicroMessenger/8.0.49 QQ/9.0`, 'weixin mobile'],
    ['QQ on a phone', `${IPHONE} QQ/9.0.70 V1_IPH_SQ_9.0.70`, 'qq mobile'],
    ['QQ on Android, over the QQ browser core', `${ANDROID} MQQBrowser/6.2 TBS/046 ${QQ_APP}`, 'qq mobile'],
    ['QQ on Windows', `${WINDOWS} QQ/9.7.20`, 'qq'],
    ['the QQ browser on a phone', `${ANDROID} MQQBrowser/14.9`, 'mobile'],
    ['the QQ browser on Windows', `${WINDOWS} Core/1.94 QQBrowser/12.5`, ''],
    ['a browser that ends in QQ', `${WINDOWS} MyQQ/1.0`, ''],
    ['the app', `${ANDROID} ykd-app/2.1.0`, 'app mobile'],
    ['the app, by its framework', `${IPHONE} Flutter/3.22`, 'app mobile'],
    ['the app on a desktop', `${WINDOWS} ykd-app/2.1.0`, 'app'],
    ['upper and lower case', 'micromessenger/8 YKD-APP IPHONE', 'weixin app mobile'],
    ['nothing', '', ''],
    ['no header', undefined, ''],
    ['null', null, ''],
  ])('%s', (_what, userAgent, flags) => {
    expect(detectClient(userAgent)).toEqual({
      weixin: flags.includes('weixin'),
      app: flags.includes('app'),
      qq: flags.includes('qq'),
      mobile: flags.includes('mobile'),
    });
  });

  test.prop([fc.string()])('WeChat and QQ exclude each other', (noise) => {
    const { weixin, qq } = detectClient(`${noise} QQ/9.0 ${noise}`);
    expect(qq).toBe(!weixin);
    expect(detectClient(`${noise} QQ/9.0 MicroMessenger/8 ${noise}`)).toMatchObject({
      weixin: true,
      qq: false,
    });
  });

  test('a desktop is what is not mobile', () => {
    expect(isDesktop(detectClient(WINDOWS))).toBe(true);
    expect(isDesktop(detectClient(IPHONE))).toBe(false);
  });
});
