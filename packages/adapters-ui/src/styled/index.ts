import './css-variables.js';
export { css } from '../../styled-system/css/index.js';
export { styled } from './styled.js';
export type { HTMLStyledProps } from './styled-types.js';
