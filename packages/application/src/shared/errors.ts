import type { CourseProblem } from '../ports/course-archives.js';
import type { HumanQuestion } from '../ports/human-check.js';
import type { DayWindow, WindowPhase } from '@ykd/domain/campaign';
import type { CouponClaimIssue, CouponIssue } from '@ykd/domain/coupon';
import type { Issue } from '@ykd/domain/member';
import type { OrderStatus } from '@ykd/domain/order';

/**
 * Every expected failure of the application, told apart by `kind`. A use case names the subset it can return;
 * an adapter translates the kind (status, code and message over HTTP) in one exhaustive table.
 */
export type AppError =
  | NotLoggedIn
  | Forbidden
  | InvalidInput
  | WrongCredentials
  | InitialPasswordOver
  | TooManyAttempts
  | CodeNeeded
  | HumanCheckNeeded
  | CodesUnavailable
  | LoginsUnavailable
  | UsernameTaken
  | SmsUnavailable
  | WrongSmsCode
  | SecondFactorNeeded
  | WrongSecondFactor
  | WeixinRefused
  | WeixinDeclined
  | WeixinUnavailable
  | WeixinTaken
  | WeixinBoundAlready
  | WeixinLeft
  | EntityNotFound
  | TooManyRows
  | ListChanged
  | CostChanged
  | ProductNotFound
  | UnknownChoiceError
  | CouponUnusable
  | CouponLinkUnknown
  | CouponUnclaimable
  | PriceChanged
  | TooManyOpenOrders
  | TooManyFreeOrders
  | RefundWaiting
  | TooManyRefundRequests
  | RequestKeyUsed
  | OrderNotFound
  | OrderState
  | OwnRefund
  | OwnPartner
  | RefundProposed
  | ProposalDecided
  | ProductOwned
  | RefundWay
  | WeixinNotBound
  | PaymentUnavailable
  | ForgedNotice
  | CheckInClosed
  | CourseNotFound
  | LessonNotFound
  | ExerciseNotFound
  | NoService
  | ServiceEnded
  | ChatUnavailable
  | CourseClosed
  | NoteChanged
  | ChangedMeanwhile
  | TooManyNotes
  | CourseProblems
  | RosterRefused;

/** The call needs a logged-in member and has none. */
export interface NotLoggedIn {
  readonly kind: 'not-logged-in';
}

/** The caller is known and lacks the right, for example to another member's data. */
export interface Forbidden {
  readonly kind: 'forbidden';
}

/** The input breaks a rule; one issue per field, messages in Chinese. */
export interface InvalidInput {
  readonly kind: 'invalid-input';
  readonly issues: readonly Issue[];
}

/** Account or password do not match; the same answer for unknown accounts. */
export interface WrongCredentials {
  readonly kind: 'wrong-credentials';
}

/** The password is right, and somebody else gave it so long ago that it opens nothing any more. */
export interface InitialPasswordOver {
  readonly kind: 'initial-password-over';
}

/** Too many failures in a row; trying again makes sense after the wait. */
export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
}

/** So many wrong passwords came from where the account knows nobody that one has to log in there by a code. */
export interface CodeNeeded {
  readonly kind: 'code-needed';
}

/** So many log in at the same time that this one would wait too long. */
export interface LoginsUnavailable {
  readonly kind: 'logins-unavailable';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
}

/** Another member has this username already (compared without regard to case). */
export interface UsernameTaken {
  readonly kind: 'username-taken';
}

/** So many codes were asked for that whoever wants one now has to answer a question first. */
export interface HumanCheckNeeded {
  readonly kind: 'human-check-needed';
  readonly question: HumanQuestion;
}

/** As many codes went out, to everybody together, as may. */
export interface CodesUnavailable {
  readonly kind: 'codes-unavailable';
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
}

/** The SMS service takes no messages for now. */
export interface SmsUnavailable {
  readonly kind: 'sms-unavailable';
}

/** The code is wrong, used, too old, or was tried too often: always the same answer. */
export interface WrongSmsCode {
  readonly kind: 'wrong-sms-code';
}

/** What he does is sensitive, and his last code of the second factor was a while ago. */
export interface SecondFactorNeeded {
  readonly kind: 'second-factor-needed';
}

/** The code of the second factor is wrong, or was used before. */
export interface WrongSecondFactor {
  readonly kind: 'wrong-second-factor';
}

/** The way back from WeChat is not the one that this browser left by, or WeChat does not know the code. */
export interface WeixinRefused {
  readonly kind: 'weixin-refused';
}

/** The member said no at WeChat. */
export interface WeixinDeclined {
  readonly kind: 'weixin-declined';
}

/** WeChat cannot be reached. */
export interface WeixinUnavailable {
  readonly kind: 'weixin-unavailable';
}

/** The WeChat account is bound to another member. */
export interface WeixinTaken {
  readonly kind: 'weixin-taken';
}

/** The member has another WeChat account, which he has to release first. */
export interface WeixinBoundAlready {
  readonly kind: 'weixin-bound-already';
}

/** The member logged out inside WeChat: only he himself goes to WeChat again. */
export interface WeixinLeft {
  readonly kind: 'weixin-left';
}

/** The object to change does not exist, or not for this caller. */
export interface EntityNotFound {
  readonly kind: 'entity-not-found';
}

/** An unpaged query would answer more rows than it may. */
export interface TooManyRows {
  readonly kind: 'too-many-rows';
  readonly limit: number;
}

/** A filter finds another number of rows than whoever wants to change all of them has seen. */
export interface ListChanged {
  readonly kind: 'list-changed';
  /** How many it finds now. */
  readonly count: number;
}

/** What somebody wants to send comes to more than he has seen. */
export interface CostChanged {
  readonly kind: 'cost-changed';
  /** What it comes to now, in cents. */
  readonly cost: number;
}

/** No such product, or it is not on sale. */
export interface ProductNotFound {
  readonly kind: 'product-not-found';
}

/** The product has no such values to choose. */
export interface UnknownChoiceError {
  readonly kind: 'unknown-choice';
}

/** The coupon is no use for this purchase. Somebody else's and an unknown one are told alike. */
export interface CouponUnusable {
  readonly kind: 'coupon-unusable';
  readonly reason: 'unknown' | Exclude<CouponIssue, 'not-yours'>;
}

/** There is no batch of coupons with this code. */
export interface CouponLinkUnknown {
  readonly kind: 'coupon-link-unknown';
}

/** The batch of coupons is there, and the caller cannot claim one of it. */
export interface CouponUnclaimable {
  readonly kind: 'coupon-unclaimable';
  readonly reason: CouponClaimIssue;
}

/** The price is another one than the buyer saw. */
export interface PriceChanged {
  readonly kind: 'price-changed';
  /** The price now, in cents. */
  readonly amount: number;
}

/** The member has too many orders that wait for their payment. */
export interface TooManyOpenOrders {
  readonly kind: 'too-many-open-orders';
}

/** The member has placed as many orders that cost nothing as he may. */
export interface TooManyFreeOrders {
  readonly kind: 'too-many-free-orders';
}

/** A refund of an order for the same product is judged or on its way: whoever wants it again has to say so. */
export interface RefundWaiting {
  readonly kind: 'refund-waiting';
}

/** The money of this order was asked back as often as it may be. */
export interface TooManyRefundRequests {
  readonly kind: 'too-many-refund-requests';
}

/** The key of this request was used for another one. */
export interface RequestKeyUsed {
  readonly kind: 'request-key-used';
}

/** No such order, or not the caller's. */
export interface OrderNotFound {
  readonly kind: 'order-not-found';
}

/** The order is in a state that does not allow this; an unpaid one whose time is over counts as closed. */
export interface OrderState {
  readonly kind: 'order-state';
  readonly status: OrderStatus;
}

/** Nobody judges his own wish to have his money back, gives himself any, is the second person of what he
 * proposed, or enters or changes an order of his own. */
export interface OwnRefund {
  readonly kind: 'own-refund';
}

/** Nobody of the staff decides about himself as a partner: his application, his state, his level, what he is paid. */
export interface OwnPartner {
  readonly kind: 'own-partner';
}

/** A refund of this order waits for a second person already. */
export interface RefundProposed {
  readonly kind: 'refund-proposed';
}

/** The proposal was approved, refused or withdrawn. */
export interface ProposalDecided {
  readonly kind: 'proposal-decided';
}

/** The member has an order for this product, paid or with a refund that waits: whoever enters another has to say so. */
export interface ProductOwned {
  readonly kind: 'product-owned';
}

/** Money that was taken in here goes back where it came from, any other outside of the platform: not the other way. */
export interface RefundWay {
  readonly kind: 'refund-way';
}

/** A payment inside WeChat needs a WeChat account that is bound. */
export interface WeixinNotBound {
  readonly kind: 'weixin-not-bound';
}

/** The payment provider cannot be reached. */
export interface PaymentUnavailable {
  readonly kind: 'payment-unavailable';
}

/** The notification does not come from the provider, or not as it was sent. */
export interface ForgedNotice {
  readonly kind: 'forged-notice';
}

/** The campaign does not take entries today. */
export interface CheckInClosed {
  readonly kind: 'check-in-closed';
  readonly reason: Exclude<WindowPhase, 'open'>;
  readonly period: DayWindow;
}

/** No such course, or its content is not on the built-in site. */
export interface CourseNotFound {
  readonly kind: 'course-not-found';
}

/** The course exists, the lesson or position in it does not. */
export interface LessonNotFound {
  readonly kind: 'lesson-not-found';
}

/** The course has no such exercise. */
export interface ExerciseNotFound {
  readonly kind: 'exercise-not-found';
}

/** The course exists and is closed for this member. */
export interface CourseClosed {
  readonly kind: 'course-closed';
  readonly reason: 'not-bought' | 'refunding' | 'expired';
  /** For `expired`: the last day of the validity, `YYYY-MM-DD` (Asia/Shanghai). */
  readonly on?: string;
  /** For `refunding`: the member's order whose refund is judged or on its way. */
  readonly orderId?: string;
}

/** The member has no class teacher's service for the course: it was not bought, is being refunded, or is no part of it. */
export interface NoService {
  readonly kind: 'no-service';
  readonly reason: 'not-bought' | 'refunding' | 'not-included';
  /** For `refunding`: the member's order whose refund is judged or on its way. */
  readonly orderId?: string;
}

/** The class teacher's service for the course is over. */
export interface ServiceEnded {
  readonly kind: 'service-ended';
  /** Its last day, `YYYY-MM-DD` (Asia/Shanghai), where it is known. */
  readonly on?: string;
}

/** The chat cannot be reached. */
export interface ChatUnavailable {
  readonly kind: 'chat-unavailable';
}

/** Another device changed the note meanwhile. */
export interface NoteChanged {
  readonly kind: 'note-changed';
}

/** Somebody else changed the record since it was read: what it is now, who changed it and when (epoch ms). */
export interface ChangedMeanwhile {
  readonly kind: 'changed-meanwhile';
  /** The fields that a form changes, under their names. */
  readonly now: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** Null for whoever works at the command line. */
  readonly by: { readonly id: string; readonly name: string | null } | null;
  readonly at: number;
}

/** The course has as many notes of the member as it may. */
export interface TooManyNotes {
  readonly kind: 'too-many-notes';
}

/** A course folder cannot be brought in: all that is wrong with it, as far as it can be told. Nothing of it was kept. */
export interface CourseProblems {
  readonly kind: 'course-problems';
  /** The first of them, {@link COURSE_PROBLEMS_TOLD} at the most. */
  readonly problems: readonly CourseProblem[];
  /** How many there are in all. */
  readonly total: number;
}

/** So many problems of a course are told at once: more than anybody mends before he tries again. */
export const COURSE_PROBLEMS_TOLD = 200;

/** A roster is not in the state for this, something has changed since it was reviewed, or it changes so many students that whoever applies it has to say how many. */
export interface RosterRefused {
  readonly kind: 'roster-refused';
  /** What people read: why. */
  readonly message: string;
}

export type ErrorOf<K extends AppError['kind']> = Extract<AppError, { kind: K }>;
