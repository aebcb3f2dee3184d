import { lineOfFailure, type CodeFailure } from '@ykd/adapters-ui/stores';
import { results as messages } from '../messages/zh-CN/run-results';

/** What went wrong, for somebody who learns: where, and what it mostly means. */
export const errorText = (failure: CodeFailure): string => {
  const line = lineOfFailure(failure);
  const meaning = Object.hasOwn(messages.errors, failure.name) ? messages.errors[failure.name] : undefined;
  return `${line === undefined ? '' : messages.lineOf(line)}${meaning ?? messages.anyError}`;
};

/** What a check says of a program: its author's words, or what its error means. */
export const refusalText = (failure: CodeFailure): string => {
  const words = failure.message.replace(/^(?:AssertionError|Error)(?::\s*|$)/, '').trim();
  const isAuthors = failure.name === 'AssertionError' || failure.name === 'Error';
  return isAuthors && words !== '' ? words : errorText(failure);
};
