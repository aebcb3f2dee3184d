/**
 * The tables. Instants are epoch milliseconds and money is cents, both in bigint columns; JSON is kept as text, so that
 * one SQL serves SQLite and PostgreSQL.
 */
export interface Schema {
  readonly member: MemberTable;
  readonly staff: StaffTable;
  readonly session: SessionTable;
  readonly login_attempt: LoginAttemptTable;
  readonly ykd_product: YkdProductTable;
  readonly ykd_order: YkdOrderTable;
  readonly course: CourseTable;
  readonly course_lesson: CourseLessonTable;
  readonly course_text: CourseTextTable;
  readonly exercise_pass: ExercisePassTable;
  readonly project_user: ProjectUserTable;
  readonly study_log: StudyLogTable;
  readonly note: NoteTable;
  readonly weixin_binding: WeixinBindingTable;
  readonly sms_request: SmsRequestTable;
  readonly sms_code: SmsCodeTable;
  readonly welcome: WelcomeTable;
  readonly avatar_file: AvatarFileTable;
  readonly check_in: CheckInTable;
  readonly check_in_picture: CheckInPictureTable;
  readonly check_in_shown: CheckInShownTable;
  readonly account_sync: AccountSyncTable;
  readonly order_history: OrderHistoryTable;
  readonly payment_attempt: PaymentAttemptTable;
  readonly payment_receipt: PaymentReceiptTable;
  readonly refund: RefundTable;
  readonly outside_refund: OutsideRefundTable;
  readonly oddity: OddityTable;
  readonly coupon: CouponTable;
  readonly activity_period: ActivityPeriodTable;
  readonly lable: LableTable;
  readonly student_lable: StudentLableTable;
}

export interface MemberTable {
  readonly id: string;
  readonly user_name: string | null;
  /** The username in lower case: unique without regard to case. */
  readonly user_name_key: string | null;
  readonly mobile: string;
  readonly pwd_hash: string | null;
  readonly name: string | null;
  readonly nick_name: string | null;
  readonly email: string | null;
  readonly gender: string | null;
  readonly description: string | null;
  readonly avatar_url: string | null;
  /** JSON: SchoolProfile. */
  readonly profile: string | null;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

interface StaffTable {
  readonly user_id: string;
  readonly role: string | null;
  /** JSON: a list of grants. */
  readonly grants: string;
}

export interface SessionTable {
  readonly id: string;
  readonly token_digest: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly expires_at: number;
  readonly user_agent: string;
  readonly address: string;
}

interface LoginAttemptTable {
  readonly account: string;
  readonly address: string;
  readonly at: number;
}

export interface YkdProductTable {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly sort: number;
  readonly category_id: string;
  readonly amount: number;
  readonly description: string;
  /** JSON: a list of SkuAttr. */
  readonly sku_attrs: string;
  readonly image_url: string | null;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

export interface YkdOrderTable {
  readonly id: string;
  readonly product_name: string;
  readonly user_id: string;
  readonly status: string;
  readonly product_id: string;
  readonly amount: number;
  readonly category_id: string;
  /** JSON: a list of SkuAttr. */
  readonly sku_attrs: string;
  readonly valid_date: number | null;
  readonly service_date: number | null;
  readonly gmt_created: number;
  readonly gmt_modified: number;
  /** This and what follows: null in orders that were not bought here. */
  readonly list_amount: number | null;
  readonly coupon_id: string | null;
  readonly valid_days: number | null;
  readonly service_days: number | null;
  readonly paid_at: number | null;
  readonly request_key: string | null;
  /** Until when somebody deals with it because its time to pay is over. */
  readonly claimed_until: number | null;
}

export interface CourseTable {
  readonly course_id: string;
  readonly title: string;
  readonly summary: string;
  /** JSON: the chapters of CourseOutline. */
  readonly outline: string;
  readonly fingerprint: string;
  readonly gmt_modified: number;
}

export interface CourseLessonTable {
  readonly course_id: string;
  readonly outline_num: number;
  readonly section_num: number;
  readonly title: string;
  /** JSON: a list of LessonBody. */
  readonly bodies: string;
}

/** What is searched of a part of a lesson. */
export interface CourseTextTable {
  readonly course_id: string;
  readonly outline_num: number;
  readonly section_num: number;
  readonly body_num: number;
  readonly lesson: string;
  readonly part: string;
  readonly text: string;
  /** The title of the lesson and the text without regard to case. */
  readonly folded_lesson: string;
  readonly folded: string;
}

export interface ExercisePassTable {
  readonly user_id: string;
  readonly course_id: string;
  readonly exercise_id: string;
  readonly gmt_created: number;
}

export interface ProjectUserTable {
  readonly id: string;
  readonly user_id: string;
  readonly course_id: string;
  readonly last_outline_num: number;
  readonly last_section_num: number;
  readonly last_body_num: number;
  readonly progress: number;
  /** JSON: the outlines of ProjectUser. */
  readonly outlines: string;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

/** The logs of a member never overlap: a beat is counted by the gaps that the others leave. */
export interface StudyLogTable {
  readonly user_id: string;
  readonly at: number;
  readonly seconds: number;
  readonly course_id: string;
  readonly outline_num: number;
  readonly section_num: number;
  readonly beat_id: string;
}

export interface NoteTable {
  readonly user_id: string;
  /** Unique among the notes of its member. */
  readonly id: string;
  readonly course_id: string;
  readonly outline_num: number;
  readonly section_num: number;
  readonly body_num: number;
  readonly text: string;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

interface WeixinBindingTable {
  readonly user_id: string;
  readonly openid: string;
  readonly gmt_created: number;
}

interface SmsRequestTable {
  readonly mobile: string;
  readonly address: string;
  readonly at: number;
}

interface SmsCodeTable {
  readonly mobile: string;
  readonly digest: string;
  readonly expires_at: number;
  /** Where it was asked for. */
  readonly address: string;
  /** Tries at that address. */
  readonly tries: number;
  /** Tries at all other addresses. */
  readonly other_tries: number;
}

interface WelcomeTable {
  readonly user_id: string;
  readonly gmt_created: number;
}

interface ActivityPeriodTable {
  readonly key: string;
  /** Shanghai days, `YYYY-MM-DD`. */
  readonly first_day: string;
  readonly last_day: string;
  readonly gmt_modified: number;
}

interface LableTable {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly description: string;
  /** Students see the tag when this is the text `true`. */
  readonly show: string;
  readonly gmt_modified: number;
}

interface StudentLableTable {
  readonly id: string;
  readonly student_id: string;
  readonly lable_id: string;
  readonly gmt_created: number;
}

interface AvatarFileTable {
  readonly name: string;
  readonly user_id: string;
  readonly at: number;
}

export interface CheckInTable {
  readonly user_id: string;
  readonly campaign: string;
  /** The Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  /** What was written. */
  readonly entry: string;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

interface CheckInPictureTable {
  readonly name: string;
  readonly user_id: string;
  readonly at: number;
}

/** Which pictures an entry names, in their order. */
interface CheckInShownTable {
  readonly user_id: string;
  readonly campaign: string;
  readonly day: string;
  readonly place: number;
  readonly name: string;
}

/** One row a member and service: the outbox, where a newer wish takes the place of one that waits. */
export interface AccountSyncTable {
  readonly user_id: string;
  readonly target: string;
  /** Grows with each wish; the account is up to date when `done_version` has caught up. */
  readonly wanted_version: number;
  readonly done_version: number;
  readonly sealed_password: string | null;
  readonly external_id: string | null;
  /** 1 while the service shows a picture that it was given. */
  readonly has_picture: number;
  readonly attempts: number;
  readonly error: string | null;
  /** When it is tried next; DUE_NEVER when nothing is wanted. */
  readonly due_at: number;
  /** Until then nobody else may try: a worker has it, or the service rests after a change. */
  readonly leased_until: number;
  readonly gmt_modified: number;
}

export interface OrderHistoryTable {
  readonly order_id: string;
  /** Counts the lines of an order from 0. */
  readonly seq: number;
  readonly event: string;
  readonly status: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly note: string;
  readonly at: number;
}

export interface PaymentAttemptTable {
  readonly out_trade_no: string;
  readonly order_id: string;
  readonly way: string;
  readonly openid: string | null;
  readonly amount: number;
  readonly status: string;
  readonly invitation: string | null;
  readonly invited_at: number | null;
  readonly checks: number;
  /** When the provider is asked about it next; null when it is closed or paid. */
  readonly due_at: number | null;
  readonly gmt_created: number;
}

export interface PaymentReceiptTable {
  readonly transaction_id: string;
  readonly out_trade_no: string;
  readonly order_id: string;
  /** The order, when this is the payment that paid it; null when its money went back. */
  readonly paid_order_id: string | null;
  readonly amount: number;
  readonly paid_at: number;
  readonly gmt_created: number;
}

export interface RefundTable {
  readonly id: string;
  readonly order_id: string;
  readonly transaction_id: string;
  readonly out_trade_no: string;
  readonly cause: string;
  readonly amount: number;
  readonly total: number;
  readonly status: string;
  readonly attempts: number;
  readonly error: string | null;
  /** Who granted it, and why, for the history of the order; null unless it was asked for. */
  readonly actor_kind: string | null;
  readonly actor_id: string | null;
  readonly note: string | null;
  /** When the provider is asked next; null when it is done or failed. */
  readonly due_at: number | null;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}

/** Money that others gave back, by its number at the provider. */
export interface OutsideRefundTable {
  readonly id: string;
  readonly transaction_id: string;
  readonly amount: number;
  readonly gmt_created: number;
}

export interface OddityTable {
  readonly id: string;
  readonly kind: string;
  readonly order_id: string | null;
  readonly subject: string;
  readonly amount: number;
  readonly note: string;
  readonly gmt_created: number;
  readonly settled_by: string | null;
  readonly settled_at: number | null;
}

export interface CouponTable {
  readonly id: string;
  readonly receiver_user_id: string;
  readonly product_id: string;
  readonly name: string;
  /** JSON: CouponRule. */
  readonly rule: string;
  readonly status: string;
  readonly order_id: string | null;
  readonly expires_at: number;
  readonly gmt_created: number;
  readonly gmt_modified: number;
}
