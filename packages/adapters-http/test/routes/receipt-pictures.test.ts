import { addMembers, fakePng } from '@ykd/application/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { loginCookie } from '../support/login-cookie.js';
import { testServer, type TestServer } from '../support/server.js';
