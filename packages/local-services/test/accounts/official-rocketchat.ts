/**
 * The parts of Rocket.Chat's official description that the adapter relies on: names and types of the parameters and
 * answers, in our own words after `user-management.yaml` of github.com/RocketChat/Rocket.Chat-Open-API (commit c9aec5a).
 * Parameters that are not listed there are refused here.
 */
const text = { type: 'string' } as const;
const bool = { type: 'boolean' } as const;
const texts = { type: 'array', items: text } as const;

const editable = {
  name: text,
  email: text,
  password: text,
  username: text,
  active: bool,
  roles: texts,
  requirePasswordChange: bool,
  sendWelcomeEmail: bool,
  verified: bool,
  customFields: { type: 'object' },
} as const;

const user = {
  type: 'object',
  properties: {
    _id: text,
    createdAt: text,
    username: text,
    emails: { type: 'array', items: { type: 'object', properties: { address: text, verified: bool } } },
    type: text,
    roles: texts,
    status: text,
    active: bool,
    _updatedAt: text,
    name: text,
    requirePasswordChange: bool,
    canViewAllInfo: bool,
  },
  additionalProperties: false,
} as const;

const userAnswer = {
  type: 'object',
  properties: { user, success: bool },
  required: ['user', 'success'],
  additionalProperties: false,
} as const;

const failure = {
  type: 'object',
  properties: { success: bool, error: text, errorType: text },
  required: ['success', 'error'],
} as const;

const message = {
  type: 'object',
  properties: {
    _id: text,
    rid: text,
    msg: text,
    ts: text,
    u: { type: 'object', properties: { _id: text, username: text, name: text } },
    _updatedAt: text,
    mentions: { type: 'array' },
    channels: { type: 'array' },
  },
  additionalProperties: false,
} as const;

const messageAnswer = {
  type: 'object',
  properties: { message, success: bool },
  required: ['message', 'success'],
  additionalProperties: false,
} as const;

/** The description by method and path. */
export const ROCKETCHAT_OPERATIONS = {
  'GET /api/v1/users.info': {
    query: {
      type: 'object',
      properties: { userId: text, username: text },
      // Exactly one of them.
      minProperties: 1,
      additionalProperties: false,
    },
    answers: { 200: userAnswer, 400: failure },
  },
  'POST /api/v1/users.create': {
    body: {
      type: 'object',
      properties: {
        ...editable,
        nickname: text,
        bio: text,
        joinDefaultChannels: bool,
        statusText: text,
        setRandomPassword: bool,
      },
      required: ['name', 'email', 'password', 'username'],
      additionalProperties: false,
    },
    answers: { 200: userAnswer, 400: failure },
  },
  'POST /api/v1/users.update': {
    body: {
      type: 'object',
      properties: {
        userId: text,
        data: { type: 'object', properties: editable, additionalProperties: false },
      },
      required: ['userId', 'data'],
      additionalProperties: false,
    },
    answers: { 200: userAnswer, 400: failure },
  },
  'POST /api/v1/users.resetAvatar': {
    body: {
      type: 'object',
      properties: { userId: text },
      required: ['userId'],
      additionalProperties: false,
    },
    answers: {
      200: { type: 'object', properties: { success: bool }, required: ['success'] },
      400: failure,
    },
  },
  'POST /api/v1/chat.sendMessage': {
    body: {
      type: 'object',
      properties: {
        message: {
          type: 'object',
          properties: {
            _id: text,
            rid: text,
            tmid: text,
            msg: text,
            alias: text,
            avatar: text,
            emoji: text,
            tshow: bool,
            attachments: { type: 'array' },
            blocks: { type: 'array' },
            customFields: { type: 'object' },
          },
          required: ['rid'],
          additionalProperties: false,
        },
        previewUrls: texts,
      },
      required: ['message'],
      additionalProperties: false,
    },
    answers: { 200: messageAnswer, 400: failure },
  },
  'GET /api/v1/chat.getMessage': {
    query: { type: 'object', properties: { msgId: text }, required: ['msgId'], additionalProperties: false },
    // One that is not there is refused without a word.
    answers: {
      200: messageAnswer,
      400: { type: 'object', properties: { success: bool }, required: ['success'] },
    },
  },
  'POST /api/v1/users.setAvatar': {
    body: {
      type: 'object',
      properties: { avatarUrl: text, userId: text },
      required: ['avatarUrl'],
      additionalProperties: false,
    },
    answers: {
      200: { type: 'object', properties: { success: bool }, required: ['success'] },
      400: failure,
    },
  },
} as const;
