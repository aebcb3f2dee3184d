/** A picture that is drawn on the device, and what is done with it. */
export const picture = {
  drawing: '正在画图…',
  failed: '这个浏览器画不出图片，可以换一个浏览器再试',
  download: '下载图片',
  send: '分享图片',
  notSent: '没有分享出去，可以先下载图片',
  hold: '长按图片，可以保存或者发给朋友',
  /** Without what no name of a file may have. */
  file: (name: string) => `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.png`,
} as const;
