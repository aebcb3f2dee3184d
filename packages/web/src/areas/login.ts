// The way in.
export { Component as LoginPage } from '../features/login/pages/login-page';
export { Component as LoginH5Page } from '../features/login/pages/login-h5-page';
