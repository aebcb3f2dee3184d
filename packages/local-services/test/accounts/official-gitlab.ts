/**
 * The parts of GitLab's official description that the adapter relies on: names and types of the parameters and answers,
 * in our own words after `doc/api/openapi/openapi_v3.yaml` (version 19.5, schema APIEntitiesUserWithAdmin) and
 * `doc/api/users.md` of github.com/gitlabhq/gitlabhq. Parameters that are not listed there are refused here.
 */
const text = { type: 'string' } as const;
const maybeText = { anyOf: [text, { type: 'null' }] } as const;
const bool = { type: 'boolean' } as const;
const integer = { type: 'integer' } as const;

const editable = {
  username: text,
  name: text,
  email: text,
  password: text,
  note: text,
  admin: bool,
  bio: text,
  can_create_group: bool,
  extern_uid: text,
  external: bool,
  location: text,
  organization: text,
  private_profile: bool,
  projects_limit: integer,
  provider: text,
  public_email: text,
  website_url: text,
} as const;

const user = {
  type: 'object',
  properties: {
    id: integer,
    username: text,
    name: text,
    state: text,
    locked: bool,
    avatar_url: maybeText,
    web_url: text,
    created_at: text,
    email: text,
    is_admin: bool,
    note: maybeText,
  },
  required: ['id', 'username', 'name'],
  additionalProperties: false,
} as const;

const failure = {
  type: 'object',
  properties: {
    message: {
      anyOf: [text, { type: 'object', additionalProperties: { type: 'array', items: text } }],
    },
    error: text,
  },
  additionalProperties: false,
} as const;

/** The description by method and path. */
export const GITLAB_OPERATIONS = {
  'GET /api/v4/users': {
    query: { type: 'object', properties: { username: text }, additionalProperties: false },
    answers: { 200: { type: 'array', items: user } },
  },
  'GET /api/v4/users/:id': { answers: { 200: user, 404: failure } },
  'POST /api/v4/users': {
    body: {
      type: 'object',
      properties: { ...editable, skip_confirmation: bool, reset_password: bool, force_random_password: bool },
      required: ['username', 'name', 'email'],
      additionalProperties: false,
    },
    answers: { 201: user, 400: failure, 409: failure },
  },
  'PUT /api/v4/users/:id': {
    body: {
      type: 'object',
      properties: { ...editable, skip_reconfirmation: bool },
      additionalProperties: false,
    },
    answers: { 200: user, 400: failure, 404: failure, 409: failure },
  },
} as const;
