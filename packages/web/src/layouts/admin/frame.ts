// The console, as far as all of its pages need it.
export { AdminLayout } from './admin-layout';
export { admit } from './admit';
