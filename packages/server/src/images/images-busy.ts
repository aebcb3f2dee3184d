/** More pictures wait to be redrawn than soon can be. */
export class ImagesBusyError extends Error {
  override readonly name = 'ImagesBusyError';

  constructor() {
    super('等待处理的图片过多，请稍后重试。');
  }
}
