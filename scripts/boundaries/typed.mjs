/** The lint rules that need types and that the project relies on: code that each refuses, and code that resembles it and is fine. */
export const TYPED = [
  {
    rule: 'typescript/await-thenable',
    refused: 'export const f = async (n: number) => { await n; };',
    allowed: 'export const f = async (n: Promise<number>) => { await n; };',
  },
  {
    rule: 'typescript/no-explicit-any',
    refused: 'export const f = (it: any): unknown => it;',
    allowed: 'export const f = (it: unknown): unknown => it;',
  },
  {
    rule: 'typescript/no-floating-promises',
    refused: 'export const f = (g: () => Promise<number>) => { g(); };',
    allowed: 'export const f = (g: () => Promise<number>) => { void g(); };',
  },
  {
    rule: 'typescript/no-misused-promises',
    refused: 'export const f = (g: () => Promise<boolean>) => (g() ? 1 : 2);',
    allowed: 'export const f = async (g: () => Promise<boolean>) => ((await g()) ? 1 : 2);',
  },
  {
    rule: 'typescript/no-misused-promises',
    refused:
      'export const f = (list: number[], g: () => Promise<void>) => { list.forEach(async () => { await g(); }); };',
  },
  {
    rule: 'typescript/only-throw-error',
    refused: "export const f = (): never => { throw 'text'; };",
    // React Router's redirects are thrown answers.
    allowed: 'export const f = (): never => { throw new Response(); };',
  },
  {
    rule: 'typescript/only-throw-error',
    refused: 'export const f = (answer: object): never => { throw answer; };',
    // What was caught may be thrown on.
    allowed:
      'export const f = (g: () => void, h: () => void) => { try { g(); } catch (error) { h(); throw error; } };',
  },
  {
    rule: 'typescript/prefer-promise-reject-errors',
    refused: "export const f = () => Promise.reject('text');",
    allowed: "export const f = () => Promise.reject(new Error('text'));",
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    refused: "export const f = (it: 'a' | 'b') => { switch (it) { case 'a': return 1; } return 2; };",
    allowed:
      "export const f = (it: 'a' | 'b') => { switch (it) { case 'a': return 1; default: return 2; } };",
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    refused:
      "export const f = (it: { k: 'a' } | { k: 'b' } | undefined) => { switch (it?.k) { case 'a': return 1; case 'b': return 3; } return 2; };",
    allowed: "export const f = (it: string) => { switch (it) { case 'a': return 1; } return 2; };",
  },
];
