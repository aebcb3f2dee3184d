import { lookAtAll } from './pages.js';

lookAtAll('desktop');
