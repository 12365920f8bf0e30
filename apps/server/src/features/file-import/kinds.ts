import type { FileImportKind } from '@vastus/domain/file-import/file-import'
import type { KindOfImport } from './kind-of-import.ts'
import { patients } from './patients.ts'
import { phones } from './phones.ts'

export const KINDS: Record<FileImportKind, KindOfImport> = { PHONES: phones, PATIENTS: patients }
