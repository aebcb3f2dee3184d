import { sampleProduct } from '@ykd/application/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

describe.each(BOTH_DATABASES)('on %s, a transaction inside another one', (_name, open) => {
  const fresh = async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const all = repositories(database);
    return { ...all, begin: all.unitOfWork.transaction };
  };

  it('throws, since it would wait for itself', async () => {
    const { begin } = await fresh();
    await expect(begin(() => begin(async () => 'never'))).rejects.toThrow('inside another');
    // Beside each other, and after each other, they are welcome.
    const both = [1, 2].map((number) => begin(async () => number));
    expect(await Promise.all(both)).toEqual([1, 2]);
  });

  it("throws, too, when it is a repository's own, and nothing is left of it", async () => {
    const { begin, products } = await fresh();
    await products.insert(sampleProduct('p'));
    await expect(begin(() => products.delete('p'))).rejects.toThrow('inside another');
    expect(await products.find('p')).toBeDefined();
    expect(await products.delete('p')).toMatchObject({ imageUrl: null });
  });

  it('is welcome once the other one has ended, wherever it was thought of', async () => {
    const { begin } = await fresh();
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const late = await begin(async () => ({ answer: ended.then(() => begin(async () => 'late')) }));
    end();
    expect(await late.answer).toBe('late');
  });
});
