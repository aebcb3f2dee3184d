// What an account needs once, after the way in.
export { Component as BindPage } from '../features/login/pages/bind-page';
export { Component as UsernamePage } from '../features/login/pages/username-page';
