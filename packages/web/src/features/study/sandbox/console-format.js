// Writes values as the console of Node does, as far as lessons need it. Stands before the JavaScript worker.
/* oxlint-disable no-unused-vars -- the parts of a worker are put together by the sandbox */

const WIDTH = 72;
const DEPTH = 2;
const ITEMS = 100;

const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\n', '\\n')}'`);

const wrap = (prefix, open, parts, close) => {
  if (parts.length === 0) return `${prefix}${open}${close}`;
  const line = parts.join(', ');
  return line.length <= WIDTH && !line.includes('\n')
    ? `${prefix}${open} ${line} ${close}`
    : `${prefix}${open}\n  ${parts.join(',\n').replaceAll('\n', '\n  ')}\n${close}`;
};

const listed = (items, write) => {
  const shown = items.slice(0, ITEMS).map(write);
  return items.length > ITEMS ? [...shown, `... ${items.length - ITEMS} more items`] : shown;
};

const keyOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const inspect = (value, seen) => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  const type = Object.prototype.toString.call(value).slice(8, -1);
  if (typeof value === 'function') {
    const isClass = Function.prototype.toString.call(value).startsWith('class');
    return isClass ? `[class ${value.name || '(anonymous)'}]` : `[Function: ${value.name || '(anonymous)'}]`;
  }
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Error) return seen.length > 0 ? `[${String(value)}]` : String(value);
  if (type === 'Date') return value.toISOString();
  if (type === 'RegExp') return String(value);
  if (type === 'Promise') return 'Promise { … }';
  if (seen.includes(value)) return '[Circular *1]';
  const name = value.constructor?.name;
  if (seen.length > DEPTH) return Array.isArray(value) ? '[Array]' : `[${name ?? 'Object'}]`;
  const path = [...seen, value];
  const write = (inner) => inspect(inner, path);
  if (Array.isArray(value)) return wrap('', '[', listed(Array.from(value), write), ']');
  if (value instanceof Set) return wrap(`Set(${value.size}) `, '{', listed([...value], write), '}');
  if (value instanceof Map) {
    const pairs = listed([...value], ([key, inner]) => `${write(key)} => ${write(inner)}`);
    return wrap(`Map(${value.size}) `, '{', pairs, '}');
  }
  const prefix = name === undefined ? '[Object: null prototype] ' : name === 'Object' ? '' : `${name} `;
  const entries = listed(Object.entries(value), ([key, inner]) => `${keyOf(key)}: ${write(inner)}`);
  return wrap(prefix, '{', entries, '}');
};

const format = (values) =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value, []))).join(' ');

/** The console of a program. What it prints is given to `write`, with the stream it belongs to. */
const createConsole = (write) => {
  const print =
    (stream) =>
    (...values) =>
      write(stream, `${format(values)}\n`);
  const [out, err] = [print('stdout'), print('stderr')];
  return { log: out, info: out, debug: out, table: out, dir: out, warn: err, error: err, trace: err };
};
