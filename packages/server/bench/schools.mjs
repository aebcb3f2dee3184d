import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sized } from '../../../scripts/lib/smoke.mjs';
import { createSchools } from '../dist/schools/schools.js';

const ENTRIES = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/schools.json'), 'utf8'));

/** How many different texts are asked, each once: an answer that is remembered costs nothing and says nothing. */
const TEXTS_MAX = sized(6000, 60);

/** What somebody types who looks for this school: parts of its name, pinyin, initials, mixtures; and slips of all these. */
const textsOf = ({ name, syllables }, index) => {
  const characters = [...name];
  const from = index % Math.max(1, characters.length - 2);
  const spelled = syllables.slice(from, from + 3);
  return [
    characters.slice(from, from + 2).join(''),
    characters.slice(from, from + 4).join(''),
    spelled.join(''),
    spelled.join('').slice(0, 3 + (index % 5)),
    spelled.map(([first]) => first).join(''),
    syllables.map(([first]) => first).join(''),
    `${characters[0]}${syllables[1] ?? ''}`,
    `${spelled.join('')}x`,
    `${characters.slice(0, 2).join('')}霍格沃茨${index}`,
  ];
};

/** How often each text is measured, by a search of its own that has heard nothing before: what else runs does not count. */
const ROUNDS = sized(3, 1);

const elapsed = (work) => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

/** Milliseconds of a search in the list that comes with the platform, for texts that nobody asked before. */
export const schoolSearch = () => {
  const all = [...new Set(ENTRIES.flatMap(textsOf))];
  const texts = all.filter((_, index) => index % Math.ceil(all.length / TEXTS_MAX) === 0);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const schools = createSchools();
    return texts.map((text) => elapsed(() => schools.search(text, 50)));
  });
  const inOrder = texts.map((_, index) => Math.min(...rounds.map((times) => times[index])));
  const times = inOrder.toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return { first: rounds[0][0], texts: texts.length, median: at(0.5), p99: at(0.99), longest: times.at(-1) };
};
