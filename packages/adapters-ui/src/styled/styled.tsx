import { cloneElement, createElement, isValidElement, type ElementType, type ReactNode } from 'react';
import { css } from '../../styled-system/css/index.js';
import { isCssProperty } from '../../styled-system/jsx/is-valid-prop.js';
import type { RecipeDefinition } from '../../styled-system/types/recipe.js';
import type { SystemStyleObject } from '../../styled-system/types/index.js';
import { mergeStyles } from './merge-styles.js';
import type { Styled } from './styled-types.js';

type Props = Record<string, unknown> & {
  as?: ElementType;
  asChild?: boolean;
  className?: string;
  children?: ReactNode;
};

type Making = { readonly element: ElementType; readonly definitions: readonly RecipeDefinition[] };

/** What a styled component is made of, for a component that styles it further. */
const makings = new WeakMap<object, Making>();

const makingOf = (base: ElementType): Making =>
  (typeof base === 'string' ? undefined : makings.get(base)) ?? { element: base, definitions: [] };

const join = (own: string, given: string | undefined): string =>
  own === '' || !given ? own || (given ?? '') : `${own} ${given}`;

/** What a recipe says of the chosen variants, and of the default ones where none was chosen. */
const stylesOf = (
  { base = {}, variants = {}, defaultVariants }: RecipeDefinition,
  chosen: Readonly<Record<string, unknown>>,
): SystemStyleObject => {
  const byDefault: Readonly<Record<string, unknown>> = { ...defaultVariants };
  return Object.entries(variants).reduce<SystemStyleObject>(
    (styles, [name, options]) => mergeStyles(styles, options[String(chosen[name] ?? byDefault[name])] ?? {}),
    base,
  );
};

/** Answers the classes of a look: that of the chosen variants, then single style properties, which win. */
const looksOf = (definitions: readonly RecipeDefinition[], variantNames: ReadonlySet<string>) => {
  const known = new Map<string, string>();
  return (variants: Readonly<Record<string, unknown>>, styles: SystemStyleObject | undefined): string => {
    let key = styles === undefined ? '' : JSON.stringify(styles);
    for (const name of variantNames) key += `|${String(variants[name])}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { css: more = {}, ...single }: SystemStyleObject & { css?: SystemStyleObject } = styles ?? {};
    const layers = [...definitions.map((definition) => stylesOf(definition, variants)), single, more];
    const classes = css(layers.reduce(mergeStyles));
    known.set(key, classes);
    return classes;
  };
};

const create = (base: ElementType, definition?: RecipeDefinition) => {
  const { element, definitions: before } = makingOf(base);
  const definitions = definition === undefined ? before : [...before, definition];
  const variantNames = new Set(definitions.flatMap(({ variants }) => Object.keys(variants ?? {})));
  const lookOf = looksOf(definitions, variantNames);

  const StyledElement = ({ as: shown = element, asChild, children, className, ...props }: Props) => {
    const passed: Props = {};
    const variants: Record<string, unknown> = {};
    let styles: SystemStyleObject | undefined;
    for (const [name, value] of Object.entries(props)) {
      if (variantNames.has(name)) variants[name] = value;
      else if (name === 'css' || isCssProperty(name)) styles = Object.assign(styles ?? {}, { [name]: value });
      else passed[name] = value;
    }
    const classes = join(lookOf(variants, styles), className);
    if (classes !== '') passed.className = classes;
    if (asChild !== true) return createElement(shown, passed, children);
    if (!isValidElement<Props>(children)) throw new TypeError('asChild takes one element');
    return cloneElement(children, {
      ...passed,
      ...children.props,
      className: join(classes, children.props.className),
    });
  };
  makings.set(StyledElement, { element, definitions });
  return StyledElement;
};

const elements = new Map<string, ReturnType<typeof create>>();

/**
 * Elements that take style properties, all named by our tokens: `styled.div`, `styled('div', recipe)`, and `styled(Card, …)`
 * for more on top. The rules are made at build time from what the source names, so that a value has to stand there: what is
 * known only in the browser goes into a CSS variable (`style`). Here only class names are put together, once a look.
 */
export const styled = new Proxy(create, {
  get: (_, tag: string) => {
    const known = elements.get(tag);
    if (known !== undefined) return known;
    const made = create(tag as ElementType);
    elements.set(tag, made);
    return made;
  },
}) as Styled;
