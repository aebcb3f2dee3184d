import { inProcess, portSuites } from '../src/testing/index.js';

portSuites('in process', inProcess);
