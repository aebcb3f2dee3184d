import { createSchools } from '../dist/schools/schools.js';

/** By name, pinyin, initials and mixtures; with many finds, few and none. */
const TEXTS = [
  '南京',
  '大学',
  '职业技术学院',
  'njdx',
  'nanjingdaxue',
  'gongyexueyuan',
  'n',
  'xue',
  'zhiye技',
  'da学',
  'nanj',
  'xxxxxxxxxxxxxxxx',
  '霍格沃茨',
];
const ROUNDS = 200;

const elapsed = (work) => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

/** Milliseconds of a search in the list that comes with the platform. */
export const schoolSearch = () => {
  const schools = createSchools();
  const first = elapsed(() => schools.search(TEXTS[0], 50));
  const times = Array.from({ length: ROUNDS }, () =>
    TEXTS.map((text) => elapsed(() => schools.search(text, 50))),
  )
    .flat()
    .toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return { first, median: at(0.5), p99: at(0.99) };
};
