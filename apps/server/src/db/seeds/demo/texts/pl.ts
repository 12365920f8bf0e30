import { ENGLISH_TEXTS } from './en.ts'
export const POLISH_TEXTS = ENGLISH_TEXTS
