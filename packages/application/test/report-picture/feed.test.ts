import type { User } from '@ykd/domain/member';
import { OFF_SALE, ON_SALE } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { createApplication, portsOf } from '../../src/index.js';
import { createReportPictureFeed, type ReportPictureInput } from '../../src/report-picture/index.js';
import { sealPictureToken } from '../../src/report-picture/token.js';
import {
  fakeBrowser,
  HONG,
  logIn,
  MING,
  must,
  NEW,
  seededFakes,
  studyIn2024,
  TEST_ORIGIN,
  type Fakes,
} from '../../src/testing/index.js';

const POSTER: ReportPictureInput = { edition: 'report2024', year: 2024, topic: 'poster', hidesName: false };

/** A member, Ming, who studied on three days of 2024, and the pictures. */
const ready = async ({ id, mobile }: Pick<User, 'id' | 'mobile'> = MING) => {
  const deps: Fakes = await seededFakes();
  await studyIn2024({ deps }, id, 3);
  const ports = portsOf(createApplication(deps), fakeBrowser().context);
  await logIn(ports, mobile);
  const feed = createReportPictureFeed(deps);
  /** The token of the picture that he wants. */
  const tokenOf = async (input: Partial<ReportPictureInput> = {}): Promise<string> => {
    const { path } = must(await ports.reportPicture.address({ ...POSTER, ...input }));
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  };
  return { deps, feed, tokenOf, read: (token: string) => feed.read(token, TEST_ORIGIN) };
};

it('shows the picture of his own year, and names him only where he wants it', async () => {
  const { deps, read, tokenOf } = await ready();
  expect(await read(await tokenOf())).toBeDefined();
  expect(await read(await tokenOf({ topic: 'days', hidesName: true }))).toBeDefined();
  const [poster, page] = deps.reportPictures.drawn;
  expect(poster).toMatchObject({
    ownerId: MING.id,
    picture: { edition: 'report2024', topic: 'poster', report: { name: MING.name, year: 2024 } },
  });
  expect(page).toMatchObject({ picture: { topic: 'days', report: { name: null } } });
});

/** Has somebody be called otherwise from now on. */
const rename = (deps: Fakes, id: string, name: string): Promise<unknown> =>
  deps.members.updateProfile({ id, fields: { name }, sync: [], at: deps.clock.now() });

it('names nobody later where there was no name to show', async () => {
  const { deps, read, tokenOf } = await ready(NEW);
  const token = await tokenOf();
  await rename(deps, NEW.id, '新同学');
  expect(await read(token)).toBeDefined();
  expect(deps.reportPictures.drawn.at(-1)?.picture.report.name).toBeNull();
});

it('names nobody by his real name where it was his username', async () => {
  const { deps, read, tokenOf } = await ready();
  await rename(deps, MING.id, '');
  const token = await tokenOf();
  await read(token);
  await rename(deps, MING.id, MING.name);
  await read(token);
  expect(deps.reportPictures.drawn.map(({ picture }) => picture.report.name)).toEqual([MING.userName, null]);
});

it('names nobody once he is called otherwise, and him again when he has that name again', async () => {
  const { deps, read, tokenOf } = await ready();
  const token = await tokenOf();
  const nameIn = async () => {
    await read(token);
    return deps.reportPictures.drawn.at(-1)?.picture.report.name;
  };
  expect(await nameIn()).toBe(MING.name);
  await rename(deps, MING.id, '李大明');
  expect(await nameIn()).toBeNull();
  await rename(deps, MING.id, MING.name);
  expect(await nameIn()).toBe(MING.name);
});

it('knows a name again that was sealed under the secret of before', async () => {
  const { deps, tokenOf } = await ready();
  const token = await tokenOf();
  const secrets: Fakes['secrets'] = {
    ...deps.secrets,
    digest: (purpose, text) => `${deps.secrets.digest(purpose, text)}:new`,
    olderDigests: (purpose, text) => [deps.secrets.digest(purpose, text)],
  };
  await createReportPictureFeed({ ...deps, secrets }).read(token, TEST_ORIGIN);
  expect(deps.reportPictures.drawn.at(-1)?.picture.report.name).toBe(MING.name);
});

it('names nobody by a token of before, which says whether, and not which name', async () => {
  const { deps, read } = await ready();
  for (const hides of [0, 1]) {
    const parts = [MING.id, 'report2024', 2024, 'poster', hides, deps.clock.now() + DAY_MS];
    expect(await read(deps.secrets.seal('report-picture', JSON.stringify(parts)))).toBeDefined();
    expect(deps.reportPictures.drawn.at(-1)?.picture.report.name).toBeNull();
  }
});

it('leads to the first product on sale that opens the course of most study, or else to the shop mall', async () => {
  const { deps, read, tokenOf } = await ready();
  const token = await tokenOf();
  const linkOf = async () => {
    await read(token);
    return deps.reportPictures.drawn.at(-1)?.picture.link;
  };
  expect(await linkOf()).toBe(`${TEST_ORIGIN}/shopmall`);
  const product = await deps.products.find('p-1');
  if (product === undefined) throw new Error('no product');
  const skuAttrs = [
    {
      name: '班型',
      values: [{ value: '标准班', extraInfo: { courseIds: ['py1'], validDays: 365, serviceDays: 30 } }],
    },
  ];
  await deps.products.insert({ ...product, id: 'later', sort: 9, status: ON_SALE, skuAttrs });
  await deps.products.insert({ ...product, id: 'a&b', sort: 8, status: ON_SALE, skuAttrs });
  await deps.products.insert({ ...product, id: 'off', sort: 1, status: OFF_SALE, skuAttrs });
  expect(await linkOf()).toBe(`${TEST_ORIGIN}/shopmall/product/detail?productId=a%26b`);
});

it('shows nothing by a token that is forged, changed, or made for something else', async () => {
  const { deps, read, tokenOf } = await ready();
  const token = await tokenOf();
  const forged = [
    '',
    'x',
    token.replace('report-picture', 'report'),
    deps.secrets.seal('weixin', '["m-1","report2024",2024,"poster",0,9999999999999]'),
  ];
  for (const one of forged) expect(await read(one)).toBeUndefined();
  expect(deps.reportPictures.drawn).toEqual([]);
});

it('shows nothing once its time is over', async () => {
  const { deps, read, tokenOf } = await ready();
  const token = await tokenOf();
  deps.clock.advance(30 * DAY_MS - 1);
  expect(await read(token)).toBeDefined();
  deps.clock.advance(1);
  expect(await read(token)).toBeUndefined();
});

it('shows nothing that the year does not have, of nobody, and of a member without study', async () => {
  const { deps, read } = await ready();
  const sealed = (over: object) =>
    sealPictureToken(deps.secrets, {
      userId: MING.id,
      edition: 'report2024',
      year: 2024,
      topic: 'days',
      nameMark: null,
      until: deps.clock.now() + DAY_MS,
      ...over,
    });
  expect(await read(sealed({}))).toBeDefined();
  for (const over of [{ topic: 'notes' }, { year: 2023 }, { userId: HONG.id }, { userId: 'nobody' }])
    expect(await read(sealed(over))).toBeUndefined();
});
