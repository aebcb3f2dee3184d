// Everything on the way in.
export { Component as BindPage } from '../features/login/pages/bind-page';
export { Component as LoginPage } from '../features/login/pages/login-page';
export { Component as LoginH5Page } from '../features/login/pages/login-h5-page';
export { Component as UsernamePage } from '../features/login/pages/username-page';
