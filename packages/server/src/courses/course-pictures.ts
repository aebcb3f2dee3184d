import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { PICTURE_ENDINGS } from '@ykd/application/pictures';
import { PICTURE_SIDE_MAX, type PictureType } from '@ykd/application/ports';
import { coursePictureUrl } from '@ykd/application/study';
import { MEGABYTE } from '@ykd/domain/shared';
import { readCourseFile } from './course-file.js';

/** Pictures by the ending of their file; SVG is not among them, because it is a program. */
const TYPES: Readonly<Record<string, PictureType>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif' };

/** Where a picture may lie below the course folder. */
export const PICTURE_FILE = /^[\w-]+(?:\/[\w-]+)*\.(png|jpe?g|gif)$/;

const COURSE_MAX = 64 * MEGABYTE;

/** Twice as wide as the text of a lesson, for fine screens. */
const BOX = { width: 1440, height: PICTURE_SIDE_MAX };

/** A picture as a lesson shows it: its address and its size in pixels. */
interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Finds a picture of a lesson by what the author wrote; a problem is Chinese. */
export type LessonPictures = (url: string) => Promise<ShownPicture | { readonly problem: string }>;

/** The pictures that the lessons of a course folder show. */
export class CoursePictures {
  readonly #folder: string;
  readonly #shown = new Map<string, ReturnType<LessonPictures>>();
  readonly #files = new Map<string, Uint8Array>();
  #size = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is to be kept, by name: made anew from the pixels. */
  get files(): ReadonlyMap<string, Uint8Array> {
    return this.#files;
  }

  /** Pictures as a lesson names them: by their path from its own file. */
  of(lesson: string): LessonPictures {
    return async (url) => {
      const path = posix.normalize(posix.join(posix.dirname(lesson), url));
      const ending = PICTURE_FILE.exec(path)?.[1];
      const type = ending === undefined || url.startsWith('/') ? undefined : TYPES[ending];
      if (type === undefined) return { problem: '图片应为课程目录内的 png、jpg 或 gif 文件' };
      const known = this.#shown.get(path) ?? this.#read(path, type);
      this.#shown.set(path, known);
      return known;
    };
  }

  async #read(path: string, type: PictureType): ReturnType<LessonPictures> {
    const bytes = await readCourseFile(this.#folder, path, 'picture');
    if ('problem' in bytes) return bytes;
    // Not before there is a picture: the library stays in memory.
    const [{ redraw }, { default: sharp }] = await Promise.all([
      import('../images/redraw.js'),
      import('sharp'),
    ]);
    const redrawn = await redraw(bytes, type, BOX);
    if (redrawn === 'too-many-pixels') return { problem: `图片的边长最多 ${PICTURE_SIDE_MAX} 像素` };
    if (redrawn === 'not-an-image') return { problem: '图片无法识别，或与扩展名不符' };
    const drawn = redrawn.picture;
    const { width, height } = await sharp(drawn).metadata();
    const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 32);
    const name = `${digest}.${PICTURE_ENDINGS[type]}`;
    if (!this.#files.has(name)) this.#size += drawn.length;
    if (this.#size > COURSE_MAX) return { problem: `一门课程的图片合计最大 ${COURSE_MAX / MEGABYTE} MB` };
    this.#files.set(name, drawn);
    return { src: coursePictureUrl(name), width, height };
  }
}
