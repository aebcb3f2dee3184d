import { describe, expect, it } from 'vitest';
import { lineOfFailure, shortTrace, type CodeFailure } from '../../src/stores/index.js';

const failure = (trace: string, line?: number): CodeFailure => ({
  phase: 'program',
  name: 'E',
  message: '',
  trace,
  line,
});

const PYTHON = `Traceback (most recent call last):
  File "/lib/python314.zip/_pyodide/_base.py", line 619, in eval_code_async
    await CodeRunner(
    ...<10 lines>...
  File "main.py", line 4, in <module>
    f()
    ~^^
  File "main.py", line 2, in f
    return 1/0
           ~^~
ZeroDivisionError: division by zero`;

const JAVASCRIPT = `ReferenceError: noSuch is not defined
    at main.js:3:1
    at run (blob:null/db9e852f:214:3)`;

describe('a failure', () => {
  it('shows the own lines of a Python program only', () => {
    expect(shortTrace(failure(PYTHON))).toBe(`Traceback (most recent call last):
  File "main.py", line 4, in <module>
    f()
    ~^^
  File "main.py", line 2, in f
    return 1/0
           ~^~
ZeroDivisionError: division by zero`);
    expect(lineOfFailure(failure(PYTHON))).toBe(2);
  });

  it('shows the own lines of a JavaScript program only', () => {
    expect(shortTrace(failure(JAVASCRIPT))).toBe('ReferenceError: noSuch is not defined\n    at main.js:3:1');
    expect(lineOfFailure(failure(JAVASCRIPT, 3))).toBe(3);
    expect(lineOfFailure(failure(JAVASCRIPT))).toBeUndefined();
  });
});
