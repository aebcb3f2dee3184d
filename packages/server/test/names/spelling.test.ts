import { spellingContract } from '@ykd/application/testing';
import { spelling } from '../../src/names/spelling.js';

spellingContract('the dictionary', () => spelling);
