// npm run pictures: takes pictures of every page and state of the built app, or compares two sets of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparePictures } from './compare.js';
import { wantedOf, type Options } from './options.js';
import { percent, writeReport } from './report.js';
import { SCENES } from './scenes/index.js';
import { takePictures, type Taken } from './take.js';
import { unseenPages } from './unseen.js';

type Asked<K extends Options['kind']> = Extract<Options, { kind: K }>;

const tell = ({ scene, device, files, trouble }: Taken): void =>
  console.log(
    `${trouble === undefined ? '✓' : '✗'} ${scene.name}（${device}）：${trouble ?? `${files.length} 张`}`,
  );

/** Takes pictures, and answers the exit code. */
const take = async ({ folder, root, only }: Asked<'take'>): Promise<number> => {
  const isWanted = wantedOf(only);
  const scenes = SCENES.filter(({ name }) => isWanted(name));
  if (scenes.length === 0) {
    console.log(`没有名字以 ${only.join('、')} 开头的画面`);
    return 1;
  }
  const isAll = only.length === 0;
  // Of a part of the scenes, the pictures take the place of the old ones.
  if (isAll) await rm(folder, { recursive: true, force: true });
  const all = await takePictures(scenes, { folder, root, onTaken: tell });
  const troubles = all.filter(({ trouble }) => trouble !== undefined);
  const seen = new Set(all.flatMap(({ path }) => path ?? []));
  const unseen = isAll ? unseenPages(seen) : [];
  console.log(`\n${all.flatMap(({ files }) => files).length} 张图在 ${folder}`);
  if (troubles.length > 0) {
    console.log(`${troubles.length} 个画面有问题：`);
    for (const taken of troubles) tell(taken);
  }
  if (unseen.length > 0) console.log(`没有拍到的页面：${unseen.join('、')}`);
  return troubles.length + unseen.length > 0 ? 1 : 0;
};

/** Compares two sets, and answers the exit code. */
const compare = async ({ only, ...sets }: Asked<'compare'>): Promise<number> => {
  const comparison = { ...sets, isWanted: wantedOf(only) };
  const { compared, differences } = await comparePictures(comparison);
  for (const { name, share, note } of differences)
    console.log(`${percent(share).padStart(9)}  ${name} ${note}`);
  console.log(`\n比较了 ${compared} 张，${differences.length} 张不同`);
  if (differences.length > 0) console.log(`逐张对照：${await writeReport(differences, comparison)}`);
  return differences.length > 0 ? 1 : 0;
};

/** The simplest scene. */
const SMOKE_SCENE = 'public/not-found';

/** The whole way of one scene, twice, in a folder that goes; says something only where it goes wrong. */
const smoke = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'ykd-pictures-'));
  const [a, b, out] = [join(folder, 'once'), join(folder, 'again'), join(folder, 'differences')];
  const isWanted = (name: string): boolean => name.startsWith(SMOKE_SCENE);
  const scenes = SCENES.filter(({ name }) => isWanted(name));
  const taken: Taken[] = [];
  for (const set of [a, b]) {
    taken.push(...(await takePictures(scenes, { folder: set, onFreePorts: true, onTaken: () => undefined })));
  }
  const troubles = taken.filter(({ trouble }) => trouble !== undefined);
  const { compared, differences } = await comparePictures({ a, b, out, isWanted });
  await rm(folder, { recursive: true });
  for (const trouble of troubles) tell(trouble);
  if (compared === 0 || differences.length > 0)
    console.log(`${SMOKE_SCENE}：拍了两次，${compared} 张里有 ${differences.length} 张不同`);
  return troubles.length > 0 || compared === 0 || differences.length > 0 ? 1 : 0;
};

const options = JSON.parse(process.argv[2] ?? '') as Options;
switch (options.kind) {
  case 'take':
    process.exitCode = await take(options);
    break;
  case 'compare':
    process.exitCode = await compare(options);
    break;
  case 'smoke':
    process.exitCode = await smoke();
}
