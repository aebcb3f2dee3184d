import { expect, it } from 'vitest';
import { LineCounter, parseDocument, YAMLParseError } from 'yaml';
import { reportYamlErrors } from '../../src/courses/yaml-errors.js';

it('names each of very many lines', () => {
  const many = 200_000;
  const document = parseDocument('');
  const lines = new LineCounter();
  // To have the parser find them takes seconds.
  const error = new YAMLParseError([0, 1], 'BAD_SCALAR_START', '');
  for (let at = 0; at < many; at += 1) {
    lines.addNewLine(at);
    document.errors.push({ ...error, message: '', pos: [at, at + 1] });
  }
  let named = 0;
  reportYamlErrors(document, lines, () => (named += 1));
  expect(named).toBe(many);
});
