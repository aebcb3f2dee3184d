import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readSchools } from '../../src/schools/read-schools.js';
import { createSchools } from '../../src/schools/schools.js';

const table = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../data/${name}`), 'utf8');
const entries = readSchools(table('schools.csv'), table('school-short-names.csv'));
const schools = createSchools(entries);
const NAMES = entries.map(({ name }) => name);

const search = (text: string, limit = 50): string[] => schools.search(text, limit).map(({ name }) => name);
const first = (text: string): string | undefined => search(text)[0];

const pinyinOf = (name: string): string | undefined =>
  entries.find((entry) => entry.name === name)?.syllables.join(' ');

describe('short names', () => {
  it.each([
    ['北大', '北京大学'],
    ['beida', '北京大学'],
    ['Bei Da', '北京大学'],
    ['南航', '南京航空航天大学'],
    ['哈工大', '哈尔滨工业大学'],
    ['hagongda', '哈尔滨工业大学'],
    ['北邮', '北京邮电大学'],
    ['中科大', '中国科学技术大学'],
  ])('%s is first of all %s', (text, name) => {
    expect(first(text)).toBe(name);
  });

  it('do not hide the schools that are found by their names', () => {
    expect(search('北大').length).toBeGreaterThan(1);
    expect(first('南京')).toBe(first('nanjing'));
    expect(first('清华大学')).toBe('清华大学');
  });

  it('belong to schools of the list', () => {
    expect(() => readSchools('code,name\n1,北京大学', 'short,name\n霍大,霍格沃茨')).toThrow('霍格沃茨');
  });
});

describe('the list', () => {
  it('has the 2631 schools, each once, each character with its pinyin', () => {
    expect(new Set(NAMES).size).toBe(2631);
    const odd = entries.filter(
      ({ key, syllables }) =>
        syllables.length !== [...key].length || !syllables.every((part) => /^[a-z]+$/.test(part)),
    );
    expect(odd).toEqual([]);
  });

  it('is the one that the build wrote', () => {
    expect(createSchools().search('大学', 5000)).toEqual(schools.search('大学', 5000));
  });

  it.each([
    ['重庆大学', 'chong qing da xue'],
    ['长安大学', 'chang an da xue'],
    ['西安电子科技大学长安学院', 'xi an dian zi ke ji da xue chang an xue yuan'],
    ['东华理工大学长江学院', 'dong hua li gong da xue chang jiang xue yuan'],
    ['中国地质大学长城学院', 'zhong guo di zhi da xue chang cheng xue yuan'],
    ['兰州财经大学长青学院', 'lan zhou cai jing da xue chang qing xue yuan'],
    ['长春大学', 'chang chun da xue'],
    ['厦门大学', 'xia men da xue'],
    ['厦门华厦学院', 'xia men hua xia xue yuan'],
    ['哈尔滨广厦学院', 'ha er bin guang sha xue yuan'],
    ['上海音乐学院', 'shang hai yin yue xue yuan'],
    ['乐山师范学院', 'le shan shi fan xue yuan'],
    ['六安职业技术学院', 'lu an zhi ye ji shu xue yuan'],
    ['六盘水师范学院', 'liu pan shui shi fan xue yuan'],
    ['上海立信会计金融学院', 'shang hai li xin kuai ji jin rong xue yuan'],
    ['西藏藏医学院', 'xi zang zang yi xue yuan'],
    ['蚌埠学院', 'beng bu xue yuan'],
    ['台州学院', 'tai zhou xue yuan'],
    ['亳州学院', 'bo zhou xue yuan'],
    ['东莞理工学院', 'dong guan li gong xue yuan'],
    ['青岛农业大学海都学院', 'qing dao nong ye da xue hai du xue yuan'],
    ['成都理工大学', 'cheng du li gong da xue'],
    ['山东女子学院', 'shan dong nv zi xue yuan'],
    ['广州番禺职业技术学院', 'guang zhou pan yu zhi ye ji shu xue yuan'],
    ['喀什大学', 'ka shi da xue'],
    ['中国传媒大学', 'zhong guo chuan mei da xue'],
    [
      '北京师范大学-香港浸会大学联合国际学院',
      'bei jing shi fan da xue xiang gang jin hui da xue lian he guo ji xue yuan',
    ],
  ])('reads %s as it is said', (name, pinyin) => {
    expect(pinyinOf(name)).toBe(pinyin);
  });

  it('refuses a line without a name', () => {
    expect(() => readSchools('code,name\n1,', 'short,name')).toThrow('a school without a name');
  });
});

describe('a search', () => {
  it.each([
    ['the name', '南京大学'],
    ['initials', 'njdx'],
    ['capital initials', 'NJDX'],
    ['pinyin', 'nanjingdaxue'],
    ['pinyin with gaps', 'nan jing da xue'],
    ['pinyin in capitals', 'NanJing DaXue'],
    ['wide letters', 'ｎｊｄｘ'],
    ['the beginning of a syllable', 'nanjingdax'],
    ['name and pinyin', '南京da'],
    ['pinyin and name', 'nanjing大'],
    ['initials and pinyin', 'njdaxue'],
    ['pinyin and initials', 'nanjdx'],
  ])('by %s finds 南京大学 first', (_name, text) => {
    expect(first(text)).toBe('南京大学');
  });

  it.each([
    ['cqdx', '重庆大学'],
    ['changandaxue', '长安大学'],
    ['xiamen', '厦门大学'],
    ["xi'an", '西安医学院'],
    ['中国石油大学(北京)', '中国石油大学（北京）'],
    ['石油大学（华东', '中国石油大学（华东）'],
    ['hangkonghangtian', '北京航空航天大学'],
    ['lvyou', '桂林旅游学院'],
    ['lüyou', '桂林旅游学院'],
  ])('for %s finds %s first', (text, name) => {
    expect(first(text)).toBe(name);
  });

  it('puts the name itself before names that begin with it, these before names that hold it', () => {
    const found = search('南京大学');
    expect(found.slice(0, 2)).toEqual(['南京大学', '南京大学金陵学院']);
    const places = search('南京', 2631).map((name) => name.indexOf('南京'));
    expect(places).toEqual(places.toSorted((a, b) => Math.sign(a) - Math.sign(b)));
    expect(places.every((place) => place >= 0)).toBe(true);
  });

  it('puts shorter names first where they fit equally well', () => {
    const lengths = search('北京', 50).map((name) => name.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  it('answers no more than it was asked for', () => {
    expect(search('大学', 7)).toHaveLength(7);
  });

  it('remembers what was asked for lately, each number by itself', () => {
    const found = schools.search('njdx', 50);
    expect(schools.search('NJ DX', 50)).toBe(found);
    expect(schools.search('njdx', 1)).toEqual(found.slice(0, 1));
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \t\n'],
    ['NUL', '\0'],
    ['characters of regular expressions', '.*+?^${}()|[]\\'],
    ['wildcards of SQL', '%_'],
    ['emoji', '😀👩‍👩‍👧'],
    ['half a character', '\ud800'],
    ['10,000 characters', '南'.repeat(10_000)],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['a name that is not there', '霍格沃茨'],
    ['a prototype', '__proto__'],
  ])('for %s finds nothing', (_name, text) => {
    expect(search(text)).toEqual([]);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 300 })], { numRuns: 200 })(
    'for any text breaks nothing',
    (text) => {
      expect(search(text).length).toBeLessThanOrEqual(50);
    },
  );

  test.prop([fc.constantFrom(...entries)], { numRuns: 200 })('finds each school in every way', (school) => {
    const { name, syllables } = school;
    const initials = syllables.map((syllable) => syllable.slice(0, 1)).join('');
    for (const text of [
      name,
      syllables.join(''),
      syllables.join(' '),
      initials,
      name.slice(1),
      name.slice(0, -1),
    ]) {
      expect(search(text, 2631)).toContain(name);
    }
    expect(first(name)).toBe(name);
  });

  test.prop([fc.constantFrom(...entries), fc.array(fc.nat(2), { minLength: 20, maxLength: 20 })], {
    numRuns: 200,
  })(
    'finds each school by characters, pinyin and initials in any mixture',
    ({ name, key, syllables }, ways) => {
      const text = [...key].map(
        (one, at) => [one, syllables[at], syllables[at]?.slice(0, 1)][ways[at % 20] ?? 0],
      );
      expect(search(text.join(''), 2631)).toContain(name);
    },
  );
});
