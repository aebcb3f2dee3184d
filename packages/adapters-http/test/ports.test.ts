import { portSuites } from '@ykd/application/testing';
import { overHttp } from './support/world.js';

portSuites('over a socket', overHttp);
