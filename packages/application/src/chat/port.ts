import type { ChatRoom } from '../ports/chat-rooms.js';
import type { Outcome } from '../shared/outcome.js';

/** Talking with the class teacher. Specification §2 `/chat`, §7 (Third-party calls). */
export interface ChatPort {
  /** The caller's room about a course that he has the class teacher's service for. */
  open(query: {
    readonly courseId: string;
  }): Outcome<
    ChatRoom,
    | 'not-logged-in'
    | 'course-not-found'
    | 'no-service'
    | 'service-ended'
    | 'chat-unavailable'
    | 'too-many-attempts'
  >;
}
