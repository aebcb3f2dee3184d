import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleOrder } from '@ykd/application/testing';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { postgresDatabase } from '../support/postgres.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

const EXAMPLE = join(import.meta.dirname, '../../../../docs/examples');

describe.each(['SQLite', 'PostgreSQL'])('ykd product import on %s', (kind) => {
  let temp: TempFolder;
  let environment: Record<string, string>;
  let drop = async (): Promise<void> => {};
  beforeEach(async () => {
    temp = tempFolder();
    cpSync(EXAMPLE, join(temp.path, 'wares'), { recursive: true });
    environment = { DATA_DIR: join(temp.path, 'data') };
    if (kind === 'SQLite') return;
    const place = await postgresDatabase();
    ({ drop } = place);
    environment = { ...environment, DATABASE_URL: place.url, SESSION_SECRET: 'x'.repeat(32) };
  });
  afterEach(async () => {
    await drop();
    temp.remove();
  });

  const run = (...args: readonly string[]) =>
    runCliIn({ environment, folder: temp.path }, ['product', 'import', ...args]);
  const open = (): Promise<Database> => {
    const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = environment;
    return openDatabase(url === undefined ? { kind: 'sqlite', dataDir } : { kind: 'postgres', url });
  };
  const file = () => join(temp.path, 'wares/products.json');
  const edit = (change: (text: string) => string): void =>
    writeFileSync(file(), change(readFileSync(file(), 'utf8')));
  const pictures = (): readonly string[] => readdirSync(join(temp.path, 'data/uploads/products')).toSorted();

  it('takes the example, beside a running server, and nothing of it a second time', async () => {
    const running = await open();
    const { products, securityLog, auditLog } = repositories(running);
    expect(await run('--check', 'wares/products.json')).toEqual({
      code: 0,
      out: 'wares/products.json 没有问题，导入会新增 2 个，修改 0 个，0 个没有变化。',
      error: '',
    });
    expect(await products.find('python-data')).toBeUndefined();

    expect((await run('wares/products.json')).out).toBe('已导入商品：新增 2 个，修改 0 个，0 个没有变化。');
    const sold = await products.find('python-data');
    expect(sold).toMatchObject({ type: 'COURSE', status: 'ON', amount: 259_900, sort: 10 });
    expect(sold?.skuAttrs[0]?.values[1]).toMatchObject({ value: '小班', amount: 359_900 });
    expect(sold?.imageUrl).toMatch(/^\/uploads\/product\/[\da-f]{32}\.png$/);
    expect(pictures()).toEqual([sold?.imageUrl?.split('/').at(-1)]);
    expect(await products.find('mini-program')).toMatchObject({
      status: 'NEW',
      description: '',
      imageUrl: null,
    });

    expect((await run('wares/products.json')).out).toContain('新增 0 个，修改 0 个，2 个没有变化');
    expect(await products.find('python-data')).toEqual(sold);
    const { list } = await securityLog.page({ limit: 10 }, { kind: 'prices' });
    expect(list.map(({ subject, userId }) => [subject, userId]).toSorted()).toEqual([
      ['YkdProduct mini-program', null],
      ['YkdProduct python-data', null],
    ]);
    const lines = await auditLog.linesAfter(0, 9);
    expect(lines.map(({ subjectId }) => subjectId).toSorted()).toEqual(['mini-program', 'python-data']);
    for (const line of lines) {
      expect(line).toMatchObject({ act: 'products.save', source: 'command', actor: null, before: {} });
      expect(line.batch).toBe(lines[0]?.batch);
    }
    const prices = await products.pricesOf('python-data', 9);
    expect(prices.map(({ choice, before, after }) => [choice, before, after]).toSorted()).toEqual([
      ['小班', null, 359_900],
      ['标准班', null, 259_900],
    ]);
    expect(prices[0]).toMatchObject({ source: 'command', actor: null });
    await running.close();
  });

  it('changes what differs, leaves what is not named, and keeps no picture that nobody shows', async () => {
    await run('wares/products.json');
    const [before] = pictures();
    edit((text) => text.replace('259900', '249900').replace('"sort": 20,', ''));
    writeFileSync(
      join(temp.path, 'wares/python-data.png'),
      readFileSync(join(EXAMPLE, '../images/learn-dashboard.png')),
    );
    expect((await run('wares/products.json')).out).toContain('新增 0 个，修改 1 个，1 个没有变化');
    const database = await open();
    const { products } = repositories(database);
    expect(await products.find('python-data')).toMatchObject({ amount: 249_900 });
    expect(await products.find('mini-program')).toMatchObject({ sort: 20 });
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]).not.toBe(before);

    edit((text) => text.replace('"image": "python-data.png"', '"image": null'));
    expect((await run('wares/products.json')).out).toContain('修改 1 个');
    expect(await products.find('python-data')).toMatchObject({ imageUrl: null });
    expect(pictures()).toEqual([]);
    await database.close();
  });

  it('names all that is wrong, and stores nothing', async () => {
    edit((text) =>
      text
        .replace('"amount": 259900', '"amount": 1.5')
        .replace('"amount": 359900', '"amount": "359900"')
        .replace('"Python 入门", "Python 数据分析"', '"Python 精通"')
        .replace('"py1test", "py1"', '"py1test", "nothing"')
        .replace('"value": "小班"', '"value": "标准班"')
        .replace('"status": "OFF"', '"status": "SOLD"')
        .replace('"categoryId": "single",', '"colour": "red",')
        .replace('python-data.png', 'nowhere.png'),
    );
    const { code, out, error } = await run('wares/products.json');
    expect([code, out]).toEqual([1, '']);
    expect(error.split('\n')).toEqual([
      '第 1 个商品（python-data） amount：必须是整数',
      '第 1 个商品（python-data） skuAttrs[0].values[1].amount：必须是整数',
      '第 2 个商品（mini-program） status：取值不正确',
      '第 2 个商品（mini-program） colour：没有这个字段',
      '第 2 个商品（mini-program） categoryId：新的商品必须填写',
      '第 1 个商品（python-data） image：找不到图片文件 nowhere.png',
      'wares/products.json 有 6 个问题，没有导入。',
    ]);
    edit((text) => text.replace('"359900"', '359900'));
    const rest = (await run('wares/products.json')).error;
    expect(rest).toContain('skuAttrs[0].values[0].extraInfo.stages[0]：没有阶段“Python 精通”，应为 ');
    expect(rest).toContain('skuAttrs[0].values[0].extraInfo.courseIds[1]：没有课程 nothing');
    expect(rest).toContain('skuAttrs[0].values[1].value：“标准班”在这个属性里出现了多次');
    const database = await open();
    expect(await repositories(database).products.find('mini-program')).toBeUndefined();
    await database.close();
  });

  it('keeps what prices were, and lets nothing go that somebody ordered', async () => {
    await run('wares/products.json');
    const database = await open();
    const { orders, products } = repositories(database);
    const skuAttrs = [{ name: '班型', values: [{ value: '小班' }] }];
    await orders.insert(sampleOrder('o', { productId: 'python-data', skuAttrs }));
    edit((text) => text.replace('"amount": 259900', '"amount": 279900'));
    expect((await run('wares/products.json')).out).toContain('修改 1 个');
    expect((await products.pricesOf('python-data', 1))[0]).toMatchObject({
      choice: '标准班',
      before: 259_900,
      after: 279_900,
      source: 'command',
    });
    edit((text) => text.replace('"value": "小班"', '"value": "小小班"'));
    const { code, error } = await run('wares/products.json');
    expect([code, error]).toEqual([1, expect.stringContaining('skuAttrs：「小班」有人下过单')]);
    await database.close();
  });

  it.each([
    ['{', /不是有效的 JSON/],
    ['[]', /^应为 \{"products": \[ … \]\}/],
    ['{"products":[]}', /^products：没有商品/],
    [
      '{"products":[7,{"id":"../a"},{"name":"x"}]}',
      /^第 1 个商品：应为对象[\s\S]*第 2 个商品 id：必须填写[\s\S]*第 3 个商品 id：/,
    ],
    [
      '{"products":[{"id":"a","skuAttrs":{}},{"id":"a","imageUrl":"/x"}]}',
      /skuAttrs：应为列表[\s\S]*第 2 个商品（a） id：在文件里出现了多次[\s\S]*imageUrl：不能直接填写/,
    ],
    [
      '{"products":[{"id":"a","skuAttrs":[{"values":[{"extraInfo":{"days":1}}]}]}]}',
      /values\[0\]\.value：必须填写[\s\S]*extraInfo\.days：没有这个字段/,
    ],
  ])('refuses %s', async (text, said) => {
    writeFileSync(file(), text);
    const { code, error } = await run('wares/products.json');
    expect([code, error]).toEqual([1, expect.stringMatching(said)]);
    expect((await run('--check', 'wares/products.json')).code).toBe(1);
  });

  it('takes no file that is none, and no picture that is none', async () => {
    expect((await run('nothing.json')).error).toBe('找不到文件 nothing.json');
    writeFileSync(join(temp.path, 'wares/python-data.png'), 'no picture');
    expect((await run('wares/products.json')).error).toContain('image：python-data.png：');
  });
});
