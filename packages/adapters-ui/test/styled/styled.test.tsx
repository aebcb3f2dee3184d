import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { css, styled } from '../../src/styled/index.js';

const Sheet = styled('div', {
  base: { padding: '4', color: 'fg.default' },
  variants: {
    tone: { plain: {}, brand: { color: 'brand.fg' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'plain' },
});

const classesOf = (element: ReactElement): readonly string[] => {
  const [, classes = ''] = / class="([^"]*)"/.exec(renderToStaticMarkup(element)) ?? [];
  return classes.split(' ').toSorted();
};

const classesFor = (look: Parameters<typeof css>[0]): readonly string[] => css(look).split(' ').toSorted();

describe('a styled element', () => {
  it('turns style properties into classes and hands the rest on', () => {
    const element = <styled.p id="a" color="brand.fg" px={{ base: '2', md: '4' }} aria-label="x" />;
    expect(classesOf(element)).toEqual(classesFor({ color: 'brand.fg', px: { base: '2', md: '4' } }));
    expect(renderToStaticMarkup(element)).toMatch(/^<p id="a" aria-label="x" class="[^"]*"><\/p>$/);
  });

  it('knows style properties by their long and short names, of any kind', () => {
    const element = <styled.p padding="4" px="2" pointerEvents="none" _hover={{ color: 'brand.fg' }} />;
    expect(renderToStaticMarkup(element)).toMatch(/^<p class="[^"]*"><\/p>$/);
  });

  it('loads the name of each of them once', () => {
    const code = readFileSync(new URL('../../styled-system/jsx/is-valid-prop.js', import.meta.url), 'utf8');
    const names = [...code.matchAll(/Str = "([^"]*)"/g)].flatMap(([, list = '']) => list.split(','));
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no class without a style', () => {
    expect(renderToStaticMarkup(<styled.span>词</styled.span>)).toBe('<span>词</span>');
  });

  it('keeps the classes that it is given', () => {
    expect(classesOf(<styled.p className="mine" color="fg.muted" />)).toContain('mine');
  });

  it('takes its chosen variants, and the default ones otherwise', () => {
    expect(classesOf(<Sheet />)).toEqual(classesFor({ padding: '4', color: 'fg.default' }));
    expect(classesOf(<Sheet tone="brand" wide />)).toEqual(
      classesFor({ padding: '4', color: 'brand.fg', width: 'full' }),
    );
    expect(renderToStaticMarkup(<Sheet tone="brand" />)).not.toContain('tone');
  });

  it('lets single properties win over the recipe, and `css` over both', () => {
    expect(classesOf(<Sheet tone="brand" color="fg.muted" />)).toEqual(
      classesFor({ padding: '4', color: 'fg.muted' }),
    );
    expect(classesOf(<Sheet color="fg.muted" css={{ color: 'fg.subtle' }} />)).toEqual(
      classesFor({ padding: '4', color: 'fg.subtle' }),
    );
    // The look is remembered by all of this: none is taken for another.
    expect(classesOf(<Sheet tone="brand" />)).toEqual(classesFor({ padding: '4', color: 'brand.fg' }));
  });

  it('may be another element', () => {
    expect(renderToStaticMarkup(<Sheet as="section" />)).toMatch(/^<section /);
  });

  it('can be styled further', () => {
    const Small = styled(Sheet, { base: { padding: '1' } });
    expect(classesOf(<Small tone="brand" />)).toEqual(classesFor({ padding: '1', color: 'brand.fg' }));
  });

  it('gives its look to the only child', () => {
    const markup = renderToStaticMarkup(
      <Sheet asChild aria-label="x">
        <a className="mine" href="/learn" aria-label="y">
          去学习
        </a>
      </Sheet>,
    );
    // Its own properties win.
    expect(markup).toBe(`<a class="p_4 c_fg.default mine" href="/learn" aria-label="y">去学习</a>`);
    expect(() => renderToStaticMarkup(<Sheet asChild>字</Sheet>)).toThrow('asChild takes one element');
  });
});

describe('a look on top of another one', () => {
  const Row = styled('div', {
    base: {
      display: 'flex',
      padding: { base: '2', md: '4' },
      _hover: { color: 'brand.fg', bg: 'bg.subtle' },
    },
  });

  it('changes a width of window only, when it names only that', () => {
    expect(classesOf(<Row display={{ lg: 'none' }} />)).toEqual(
      classesFor({
        display: { base: 'flex', lg: 'none' },
        padding: { base: '2', md: '4' },
        _hover: { color: 'brand.fg', bg: 'bg.subtle' },
      }),
    );
  });

  it('takes the place of every width, when it names none', () => {
    const classes = classesOf(<Row padding="1" />);
    expect(classes).toContain(css({ padding: '1' }));
    expect(classes.join(' ')).not.toContain('md:');
  });

  it('adds to what is said below a selector', () => {
    expect(classesOf(<Row css={{ _hover: { color: 'fg.muted' } }} />)).toEqual(
      classesFor({
        display: 'flex',
        padding: { base: '2', md: '4' },
        _hover: { color: 'fg.muted', bg: 'bg.subtle' },
      }),
    );
  });
});
