import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/shared/turns.js';

describe('createTurns', () => {
  it('lets those who want the same go in the order in which they came, whatever became of who was before', async () => {
    const turns = createTurns();
    const said: string[] = [];
    const work = (name: string, ms: number) => async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      said.push(`${name} ends`);
      if (name === 'b') throw new Error('b');
      return name;
    };
    const [a, b, c] = [
      turns('x', work('a', 3)),
      turns('x', work('b', 1)).catch(({ message }: Error) => message),
      turns('x', work('c', 0)),
    ];
    expect(await Promise.all([a, b, c])).toEqual(['a', 'b', 'c']);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('keeps nobody waiting who wants something else', async () => {
    const turns = createTurns();
    let letGo = (): void => undefined;
    const held = turns('x', () => new Promise<void>((resolve) => (letGo = resolve)));
    expect(await turns('y', async () => 'y')).toBe('y');
    letGo();
    await held;
    expect(await turns('x', async () => 'x')).toBe('x');
  });
});
