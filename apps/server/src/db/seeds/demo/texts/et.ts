import { ENGLISH_TEXTS } from './en.ts'
export const ESTONIAN_TEXTS = ENGLISH_TEXTS
