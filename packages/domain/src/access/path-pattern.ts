import { pagePath } from '../shared/index.js';

/** Whether a path is of the pattern: equal segments, anything but nothing for `:name`. One slash at the end is allowed. */
export const isOf = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = pagePath(path).split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at]))
  );
};
