// Part of the build: writes the schools and short names of data/ with their pinyin to dist/schools.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSchools } from '../dist/schools/read-schools.js';

const inPackage = (path) => resolve(import.meta.dirname, '..', path);

const table = (name) => readFileSync(inPackage(`data/${name}`), 'utf8');

writeFileSync(
  inPackage('dist/schools.json'),
  JSON.stringify(readSchools(table('schools.csv'), table('school-short-names.csv'))),
);
