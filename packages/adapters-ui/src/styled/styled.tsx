import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ElementType,
  type ReactNode,
} from 'react';
import { css, cva } from '../../styled-system/css/index.js';
import { isCssProperty } from '../../styled-system/jsx/is-valid-prop.js';
import type { RecipeDefinition, RecipeRuntimeFn } from '../../styled-system/types/recipe.js';
import type { SystemStyleObject } from '../../styled-system/types/index.js';
import type { Styled } from './styled-types.js';

type Props = Record<string, unknown> & { as?: ElementType; className?: string; children?: ReactNode };
type Recipe = RecipeRuntimeFn<Record<string, Record<string, SystemStyleObject>>>;

/** What a styled component is made of, for components that are styled further. */
const makings = new WeakMap<object, { readonly element: ElementType; readonly recipes: readonly Recipe[] }>();

const join = (own: string, given: unknown): string =>
  typeof given === 'string' && given !== '' ? `${own} ${given}` : own;

const create = (base: ElementType, definition?: RecipeDefinition) => {
  const parent = typeof base === 'object' || typeof base === 'function' ? makings.get(base) : undefined;
  const element = parent?.element ?? base;
  const recipes: readonly Recipe[] = [
    ...(parent?.recipes ?? []),
    ...(definition === undefined ? [] : [cva(definition) as Recipe]),
  ];
  const variantNames = [...new Set(recipes.flatMap(({ variantKeys }) => variantKeys))];
  const isVariant = new Set(variantNames);
  // One look has one class list, however often it is drawn.
  const classes = new Map<string, string>();

  const classOf = (variants: Props, styles: SystemStyleObject | undefined): string => {
    let key = styles === undefined ? '' : JSON.stringify(styles);
    for (const name of variantNames) key += `|${String(variants[name])}`;
    let found = classes.get(key);
    if (found === undefined) {
      const { css: more, ...rest } = (styles ?? {}) as { css?: SystemStyleObject };
      found = css(...recipes.map((recipe) => recipe.raw(variants as Record<string, string>)), rest, more);
      classes.set(key, found);
    }
    return found;
  };

  const StyledElement = ({ as: shown = element, asChild, children, className, ...props }: Props) => {
    const passed: Props = {};
    const variants: Props = {};
    let styles: SystemStyleObject | undefined;
    for (const name in props) {
      if (isVariant.has(name)) variants[name] = props[name];
      else if (name === 'css' || isCssProperty(name))
        styles = Object.assign(styles ?? {}, { [name]: props[name] });
      else passed[name] = props[name];
    }
    const own = join(classOf(variants, styles), className);
    if (own !== '') passed.className = own;
    if (asChild !== true) return createElement(shown, passed, children);
    const child = Children.only(children);
    if (!isValidElement<Props>(child)) throw new Error('asChild needs one element');
    return cloneElement(child, { ...passed, ...child.props, className: join(own, child.props.className) });
  };
  makings.set(StyledElement, { element, recipes });
  return StyledElement;
};

const plain = new Map<string, unknown>();

/** Elements with style properties; the style sheet is made at build time, a browser only puts class names together. */
export const styled = new Proxy(create, {
  get: (_, tag: string) => {
    if (!plain.has(tag)) plain.set(tag, create(tag as ElementType));
    return plain.get(tag);
  },
}) as unknown as Styled;
