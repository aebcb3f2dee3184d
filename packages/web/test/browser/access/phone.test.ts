import { lookAtAll } from './pages.js';

lookAtAll('phone');
