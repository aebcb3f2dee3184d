import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The same build draws the same pixels, those at the edges of letters too: whatever differs is a difference. */
const EXACT = { threshold: 0, includeAA: true };

/** How a picture of one folder differs from that of the other one. */
export interface Difference {
  /** The path of the picture in both folders. */
  readonly name: string;
  /** Of 1; all where one is missing. */
  readonly share: number;
  /** What is to be said beyond that. */
  readonly note: string;
  /** The picture of the difference, in the folder of differences. */
  readonly picture?: string;
}

const picturesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.png'));
};

/** A picture on a ground that is large enough for another one, too. */
const grown = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
};

const sizeOf = ({ width, height }: PNG): string => `${width}×${height}`;

/** Compares two pictures of one name; undefined where they are the same. */
const differenceOf = async (
  name: string,
  [a, b]: readonly [string, string],
  out: string,
): Promise<Difference | undefined> => {
  const [bytesA, bytesB] = await Promise.all([readFile(join(a, name)), readFile(join(b, name))]);
  if (bytesA.equals(bytesB)) return undefined;
  const [before, after] = [PNG.sync.read(bytesA), PNG.sync.read(bytesB)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const count = pixelmatch(
    grown(before, width, height).data,
    grown(after, width, height).data,
    picture.data,
    width,
    height,
    EXACT,
  );
  const isSameSize = sizeOf(before) === sizeOf(after);
  if (count === 0 && isSameSize) return undefined;
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, PNG.sync.write(picture));
  const note = isSameSize ? '' : `大小 ${sizeOf(before)} → ${sizeOf(after)}`;
  return { name, share: count / (width * height), note, picture: relative(out, file) };
};

/** Two sets of pictures by their folders, and where those of the differences go. */
export interface Comparison {
  readonly a: string;
  readonly b: string;
  readonly out: string;
  /** Whether a picture is to be compared. */
  readonly isWanted: (name: string) => boolean;
}

/** Compares two sets of pictures. The largest difference is first. */
export const comparePictures = async ({
  a,
  b,
  out,
  isWanted,
}: Comparison): Promise<{ readonly compared: number; readonly differences: readonly Difference[] }> => {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const wantedIn = async (folder: string) => (await picturesIn(folder)).filter(isWanted);
  const [inA, inB] = [await wantedIn(a), await wantedIn(b)];
  const inBoth = inA.filter((name) => inB.includes(name));
  const onlyIn = (here: readonly string[], there: readonly string[], note: string): Difference[] =>
    here.filter((name) => !there.includes(name)).map((name) => ({ name, share: 1, note }));
  const differences = [...onlyIn(inA, inB, '只在前一组'), ...onlyIn(inB, inA, '只在后一组')];
  for (const name of inBoth) {
    const difference = await differenceOf(name, [a, b], out);
    if (difference !== undefined) differences.push(difference);
  }
  return {
    compared: inBoth.length,
    differences: differences.toSorted((x, y) => y.share - x.share || x.name.localeCompare(y.name)),
  };
};
