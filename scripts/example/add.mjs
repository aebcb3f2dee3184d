import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EDITS } from '../../examples/one-call/edits.mjs';
import { inRoot, Refusal } from '../lib/project.mjs';

const FOLDER = inRoot('examples/one-call');

/** So many files a new call with a table takes at the most, its tests among them. */
export const MOST = { added: 10, edited: 4 };

/** The files of the example, as paths of the project: those that are new and those that are edited. */
export const exampleFiles = () => ({
  added: ['packages', 'docs'].flatMap((top) =>
    readdirSync(join(FOLDER, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name))),
  ),
  edited: Object.keys(EDITS),
});

const edit = (text, [from, to], file) => {
  const count = text.split(from).length - 1;
  if (count === 1) return text.replace(from, () => to);
  throw new Refusal(`例子要改的 ${file} 里有 ${count} 处，应当正好一处：\n${from}`);
};

/** Puts the example into a copy of the project. */
export const addExample = ({ project }) => {
  for (const file of exampleFiles().added) cpSync(join(FOLDER, file), join(project, file));
  for (const [file, edits] of Object.entries(EDITS)) {
    const path = join(project, file);
    writeFileSync(
      path,
      edits.reduce((text, one) => edit(text, one, file), readFileSync(path, 'utf8')),
    );
  }
};
