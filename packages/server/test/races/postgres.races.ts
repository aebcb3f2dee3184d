import { raceContracts } from '@ykd/application/testing';
import { freshPostgres } from '../support/fresh-databases.js';
import { runs } from './runs.js';

raceContracts('PostgreSQL', freshPostgres(), runs);
