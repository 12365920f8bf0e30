import type * as z from 'zod/mini'
import type { BusinessKey } from './error-keys.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a route.
 *
 * PUBLIC: anybody. SESSION: a signed-in account, also with an incomplete profile. MEMBER: a complete profile, any role.
 * PATIENT and STAFF: that role, with the role's consents given. ADMIN: the platform administrator.
 */
export type Access = 'PUBLIC' | 'SESSION' | 'MEMBER' | 'PATIENT' | 'STAFF' | 'PATIENT_OR_STAFF' | 'ADMIN'

/** What an id in the path, query or body names; tests try own, foreign and absent ones. */
export type ObjectType =
  | 'eContact'
  | 'clinic'
  | 'employee'
  | 'globalMessage'
  | 'person'
  | 'file'
  | 'user'
  | 'template'
  | 'representation'
  | 'timelineEntry'
  | 'aiSummary'
  | 'aiModel'
  | 'aiPrompt'
  | 'supportRequest'
  | 'clinicApplication'
  | 'hubNotice'
  | 'advert'
  | 'questionnaireFlow'
  | 'smsBatch'
  | 'smsTemplate'
  | 'smsAudience'
  | 'fileImport'

/** NONE: safe or naturally repeatable. ACCEPTED: a key makes it happen once. REQUIRED: refused without a key. */
export type Idempotency = 'NONE' | 'ACCEPTED' | 'REQUIRED'

/** Which counter a call is charged to; the figures stand in the server's rate limits. */
export type RateClass = 'API' | 'LOGIN' | 'CODE' | 'CLIENT_LOG' | 'UPLOAD' | 'NONE'

export type Schema = z.ZodMiniType

export type RouteDeclaration = {
  method: Method
  /** Below /api, parameters as `:name`. */
  path: string
  /** One line for the API document. */
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  /**
   * MULTIPART routes stream one file part; `body` then describes the other fields. FORM routes take the fields of a form, or the same as
   * JSON: they are for machines that sign what they send.
   */
  consumes?: 'JSON' | 'MULTIPART' | 'FORM'
  /** The answer's body; null answers 204. RAW_* stream something that is not JSON. */
  response: Schema | null | 'FILE' | 'TEXT'
  /** Status of success when it is not 200 or 204. */
  status?: 201
  /** Where object ids stand, as `params.id`, `query.clinicId`, `body.infoFileIds`. */
  objects: Record<string, ObjectType>
  /** The audit event, or null where no data of a patient is read or written. */
  audit: string | null
  idempotency: Idempotency
  rate: RateClass
  /** Business keys that a 469 of this route can carry. */
  errors: readonly BusinessKey[]
  /** What this route answers beside what follows from the rest: 401 or 404 although it is public. */
  alsoAnswers?: readonly (401 | 404)[]
  /** A change of an e-contact that obeys If-Match. */
  versioned?: true
}

export type Route<D extends RouteDeclaration = RouteDeclaration> = Readonly<D>

/** Declares a route. The server mounts it, the client calls it, the API document and the tests are made from it. */
export function route<const D extends RouteDeclaration>(declaration: D): Route<D> {
  return declaration
}

/** Tells a route from the shapes and limits that a file of the contract exports beside it. */
export const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What a handler gets, parsed. */
export type RouteInput<D extends RouteDeclaration> = {
  params: Output<D['params']>
  query: Output<D['query']>
  body: Output<D['body']>
}

/** What a caller gives. */
export type RouteCall<D extends RouteDeclaration> = (D['params'] extends Schema
  ? { params: Input<D['params']> }
  : object) &
  (D['query'] extends Schema ? { query?: Input<D['query']> } : object) &
  (D['body'] extends Schema ? { body: Input<D['body']> } : object)

/** What a caller gets. */
export type RouteResponse<D extends RouteDeclaration> = D['response'] extends Schema
  ? z.output<D['response']>
  : undefined
