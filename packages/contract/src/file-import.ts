import {
  FILE_IMPORT_KINDS,
  FILE_IMPORT_STATUSES,
  ROW_FAULTS,
  ROW_OUTCOMES,
} from '@vastus/domain/file-import/file-import'
import * as z from 'zod/mini'
import { flag, id, idText, instant, listOf, page, pageNumber } from './fields.ts'
import { route } from './route.ts'

/** Rows of one page of the report. */
export const FILE_IMPORT_PAGE_SIZE = 500

const fileImport = z.object({
  id,
  clinicId: id,
  kind: z.enum(FILE_IMPORT_KINDS),
  fileName: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  status: z.enum(FILE_IMPORT_STATUSES),
  /** Rows of the file, and how many of them the present step has behind it; fewer when DONE where it was given up before its end. */
  total: z.int(),
  done: z.int(),
  /** What becomes, or has become, of the rows. */
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  outcomes: z.partialRecord(z.enum(ROW_OUTCOMES), z.int()),
  endedAt: z.nullable(instant),
  /** Null where there is nothing to undo. */
  undoableUntil: z.nullable(instant),
  /** People who were changed again since, so that undoing left them as they are. */
  notUndone: z.int(),
})
export type FileImport = z.output<typeof fileImport>

const row = z.object({
  /** Line of the file, from 1. */
  line: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** All that is wrong with the row, with what the file has there. */
  faults: z.array(z.object({ fault: z.enum(ROW_FAULTS), value: z.string() })),
  /** As the file has them. */
  personalCode: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  listCode: z.string(),
  /** Number that the clinic had before. */
  before: z.nullable(z.string()),
})
export type FileImportRow = z.output<typeof row>

const common = { access: 'STAFF', idempotency: 'NONE', rate: 'API', errors: [] } as const
const one = {
  ...common,
  params: z.strictObject({ id: idText }),
  response: fileImport,
  objects: { 'params.id': 'fileImport' },
} as const
const upload = {
  ...common,
  consumes: 'MULTIPART',
  body: z.strictObject({
    fileName: z.optional(z.string().check(z.maxLength(1000))),
    /** Without one: the first clinic of the caller. */
    clinicId: z.optional(idText),
  }),
  response: fileImport,
  objects: { 'body.clinicId': 'clinic' },
  rate: 'UPLOAD',
  errors: ['INVALID_INPUT_FILE'],
} as const

export const importPhones = route({
  ...upload,
  method: 'PATCH',
  path: '/import/csv',
  summary:
    'Takes phone numbers of patients from a CSV file of another program; with `preview` it changes nothing yet',
  query: z.strictObject({ preview: z.optional(flag) }),
  audit: 'PHONES_IMPORT',
  errors: ['INVALID_INPUT_FILE', 'SIGN_IN_AGAIN'],
})

export const importPatients = route({
  ...upload,
  method: 'POST',
  path: '/import/patients',
  summary: 'Takes patients from a CSV file; nothing is changed before the import is confirmed',
  audit: 'PATIENTS_IMPORT',
})

export const listFileImports = route({
  ...common,
  method: 'GET',
  path: '/import',
  summary: 'What the clinic has brought as files within the last day, newest first',
  query: z.strictObject({ clinicId: z.optional(idText), kind: z.enum(FILE_IMPORT_KINDS) }),
  response: page(fileImport),
  objects: { 'query.clinicId': 'clinic' },
  audit: null,
})

export const getFileImport = route({
  ...one,
  method: 'GET',
  path: '/import/:id',
  summary: 'How far an import is, and what became of its rows in figures',
  audit: null,
})

export const listFileImportRows = route({
  ...one,
  method: 'GET',
  path: '/import/:id/rows',
  summary: 'What becomes, or has become, of each row of a file',
  query: z.strictObject({ outcomes: z.optional(listOf(z.enum(ROW_OUTCOMES))), page: z.optional(pageNumber) }),
  response: page(row),
  audit: 'FILE_IMPORT_READ',
})

export const confirmFileImport = route({
  ...one,
  method: 'POST',
  path: '/import/:id/confirm',
  summary: 'Carries out what the preview has shown; what takes longer goes on by itself',
  audit: 'FILE_IMPORT_CONFIRM',
  errors: ['SIGN_IN_AGAIN'],
})

export const undoFileImport = route({
  ...one,
  method: 'POST',
  path: '/import/:id/undo',
  summary: 'Takes an import back, for 24 hours; who was changed again since stays',
  audit: 'FILE_IMPORT_UNDO',
})
