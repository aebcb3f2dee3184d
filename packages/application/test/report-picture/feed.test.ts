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
  seededFakes,
  studyIn2024,
  TEST_ORIGIN,
  type Fakes,
} from '../../src/testing/index.js';

const POSTER: ReportPictureInput = { edition: 'report2024', topic: 'poster', hidesName: false };

/** Ming, who studied on some days of 2024, and the pictures. */
const ready = async (days = 3) => {
  const deps: Fakes = await seededFakes();
  await studyIn2024({ deps }, MING.id, days);
  const ports = portsOf(createApplication(deps), fakeBrowser().context);
  await logIn(ports, MING.mobile);
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
      hidesName: false,
      until: deps.clock.now() + DAY_MS,
      ...over,
    });
  expect(await read(sealed({}))).toBeDefined();
  for (const over of [{ topic: 'notes' }, { year: 2023 }, { userId: HONG.id }, { userId: 'nobody' }])
    expect(await read(sealed(over))).toBeUndefined();
});
