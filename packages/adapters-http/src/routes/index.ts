// What a call that stands beside the areas needs, and the types that come with a request.
import '@fastify/swagger';
import '../plugins/caller-context.js';

export { HttpProblem } from '../plugins/answers.js';
export { addOwnHostOnly } from '../plugins/own-host.js';
export { serve } from './serve.js';
