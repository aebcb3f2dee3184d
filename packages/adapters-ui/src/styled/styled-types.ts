import type { ElementType, JSX } from 'react';
import type { ComponentProps } from '../../styled-system/types/jsx.js';
import type {
  RecipeDefinition,
  RecipeSelection,
  RecipeVariantRecord,
} from '../../styled-system/types/recipe.js';
import type { Assign, JsxHTMLProps, JsxStyleProps } from '../../styled-system/types/system-types.js';

export type AsChild = {
  /** Gives the look, and everything else that stands here, to the only child instead of drawing an element around it. */
  readonly asChild?: boolean | undefined;
  /** Another element than the usual one, with the same look. */
  readonly as?: ElementType | undefined;
};

/** The properties of an element that takes style properties as well, all by the names of our tokens. */
export type HTMLStyledProps<T extends ElementType> = JsxHTMLProps<ComponentProps<T> & AsChild, JsxStyleProps>;

/** A component that takes style properties `V` is a choice of its variants. */
export interface StyledComponent<T extends ElementType, V extends object = object> {
  (props: JsxHTMLProps<ComponentProps<T> & AsChild, Assign<JsxStyleProps, V>>): JSX.Element;
  displayName?: string;
}

type Parts<T extends ElementType> = T extends StyledComponent<infer E, infer V> ? [E, V] : [T, object];

export interface StyledFactory {
  <T extends ElementType, R extends RecipeVariantRecord>(
    element: T,
    recipe: RecipeDefinition<R>,
  ): StyledComponent<Parts<T>[0], Parts<T>[1] & RecipeSelection<R>>;
}

/** `styled.div`, `styled('div', recipe)`. */
export type Styled = StyledFactory & { readonly [K in keyof JSX.IntrinsicElements]: StyledComponent<K> };
