// Part of the build: writes data/schools.csv with its pinyin to dist/schools.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSchools } from '../dist/schools/read-schools.js';

const inPackage = (path) => resolve(import.meta.dirname, '..', path);

writeFileSync(
  inPackage('dist/schools.json'),
  JSON.stringify(readSchools(readFileSync(inPackage('data/schools.csv'), 'utf8'))),
);
