/** Figures of the product that are not tied to one rule. Units are in the names; lengths are code points. */

export const OTP_LENGTH = 6
export const OTP_LIFETIME_SECONDS = 10 * 60
export const OTP_RESEND_SECONDS = 60
export const OTP_MAX_TRIES = 5
export const OTP_MAX_SENDS_PER_HOUR = 5

/** Wrong passwords or codes of one account or address before it is blocked for the same time. */
export const LOGIN_MAX_FAILURES = 5
export const LOGIN_WINDOW_SECONDS = 15 * 60
export const LOGIN_BLOCK_SECONDS = 15 * 60

/** Tries with somebody's personal code, of one user: looking it up, and entering it. */
export const PERSON_CODE_TRIES_PER_HOUR = 10

/** From the first question to a person's phone or card until the proof is used. */
export const IDENTITY_ATTEMPT_SECONDS = 15 * 60
/** How long an employee may query the register after a proof. */
export const REGISTRY_SESSION_SECONDS = 30 * 60

export const SESSION_IDLE_SECONDS = 30 * 60
export const SESSION_MAX_SECONDS = 12 * 60 * 60
export const SESSION_EXTENSION_THRESHOLD_SECONDS = 5 * 60

export const NAME_MAX = 100
export const SUPPORT_SUBJECT_MIN = 3
export const SUPPORT_SUBJECT_MAX = 150
export const SUPPORT_DESCRIPTION_MAX = 3000
export const SUPPORT_REQUESTS_PER_HOUR = 10
export const LOG_MESSAGE_MAX = 1000
/** What is kept of one use of the app: how many facts, and characters of each. */
export const USAGE_FACTS_MAX = 20
export const USAGE_TEXT_MAX = 100

export const PATIENT_PAGE_SIZE = 5
/** Rows of one page of the inbox, and the most that a page may have. */
export const CLINIC_PAGE_SIZE = 500
export const ACCESS_LOG_PAGE_SIZE = 20
/** The most e-contacts, or entries of the access log, that a patient gets at once. */
export const PATIENT_PAGE_MAX = 100
/** Characters of a search in the inbox, or for a patient. */
export const SEARCH_MAX = 200

export const LOOKUP_TIMEOUT_SECONDS = 10
/** Of a message that gets no answer: it may have arrived, and the next try is known as the same message. */
export const SENDING_TIMEOUT_SECONDS = 30
export const COOKIE_CONSENT_DAYS = 90
export const AUTO_FINALIZE_MINUTES = 30
export const IDEMPOTENCY_HOURS = 72

export const CONTENT_RETRIES = 3
export const CONTENT_RETRY_SECONDS = 5

/** Close code of the websocket after logout; no reconnecting after it. */
export const SESSION_ENDED_CODE = 3000

/** Nobody alive was born earlier. Contract and database begin with the same day. */
export const FIRST_BIRTH_DATE = '1880-01-01'
