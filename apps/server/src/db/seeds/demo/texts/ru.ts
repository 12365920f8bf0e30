import { ENGLISH_TEXTS } from './en.ts'
export const RUSSIAN_TEXTS = ENGLISH_TEXTS
