import { PAGES } from '@ykd/domain/access';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isChunkFailure, mayReload } from '../src/routing/chunk-failure';
import { placeOf, targetOf } from '../src/routing/targets';
import { createRoutes } from '../src/routes';
import { createServices } from '../src/container/create-services';
import { ORIGIN, testEnvironment, testParts } from './support/environment';

describe('the target of a login', () => {
  const settings = { allowedTargets: ['https://shop.example'] };
  const target = (query: string) => targetOf(`${ORIGIN}/login${query}`, { origin: ORIGIN, settings });

  it.each([
    ['', 'page', '/learn'],
    ['?target=', 'page', '/learn'],
    [`?target=${encodeURIComponent(`${ORIGIN}/study/py1?x=1#b2`)}`, 'page', '/study/py1?x=1#b2'],
    [`?target=${encodeURIComponent(ORIGIN)}`, 'page', '/'],
    ['?target=%2Flearn', 'page', '/learn'],
    ['?target=https%3A%2F%2Fshop.example%2Fx', 'document', 'https://shop.example/x'],
    ['?target=https%3A%2F%2Fevil.example%2Fx', 'page', '/'],
    ['?target=%2F%2Fevil.example', 'page', '/'],
    ['?target=javascript%3Aalert(1)', 'page', '/'],
    [`?target=${encodeURIComponent(`${ORIGIN}.evil.example/`)}`, 'page', '/'],
  ])('%s: %s %s', (query, kind, href) => {
    expect(target(query)).toEqual({ kind, href });
  });

  it.each([
    '/\\evil.example',
    ' //evil.example',
    'https://127.0.0.1@evil.example/',
    'http://evil.example\\@127.0.0.1/',
    'data:text/html,<script>alert(1)</script>',
  ])('is home for the trick %s', (trick) => {
    expect(target(`?target=${encodeURIComponent(trick)}`)).toEqual({ kind: 'page', href: '/' });
  });

  it('stays within the app only on this very origin', () => {
    for (const href of [`${ORIGIN}:8443/learn`, `${ORIGIN}.evil.example/`, 'https://new.example/py1']) {
      expect(placeOf(href, ORIGIN)).toEqual({ kind: 'document', href });
    }
  });
});

/** The paths of all pages in a route table. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

it('has exactly the pages that the server and the menus know, and one for everything else', () => {
  const routes = createRoutes(createServices(testEnvironment(), testParts));
  expect(pathsOf(routes).toSorted()).toEqual(
    [
      ...PAGES.map(({ path }) => path),
      '/report/*',
      '/report2023/*',
      '/report2024/*',
      '/admin/*',
      '*',
    ].toSorted(),
  );
});

describe('a part of the app that does not load', () => {
  const storage = (before?: string) => {
    let kept = before ?? null;
    const setItem = (_: string, value: string) => void (kept = value);
    return { getItem: () => kept, setItem, removeItem: () => void (kept = null) };
  };

  it.each([
    'Failed to fetch dynamically imported module: https://www.ykd.test/assets/a.js',
    'error loading dynamically imported module: https://www.ykd.test/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is told by: %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('is nothing else', () => {
    expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
    expect(isChunkFailure('Importing a module script failed.')).toBe(false);
  });

  it('reloads the page at most once in 60 s', () => {
    const kept = storage();
    expect(mayReload(kept, 1_000_000)).toBe(true);
    expect(mayReload(kept, 1_059_999)).toBe(false);
    expect(mayReload(kept, 1_060_000)).toBe(true);
    expect(mayReload(storage('nonsense'), 1)).toBe(true);
  });

  it('reloads nothing where that cannot be remembered', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(mayReload({ ...storage(), getItem: forbidden, setItem: forbidden }, 1)).toBe(false);
    expect(mayReload({ ...storage(), setItem: forbidden }, 1)).toBe(false);
  });
});
