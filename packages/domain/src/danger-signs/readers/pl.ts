import { POLISH_CUES } from '../cues/pl.ts'
import { POLISH_FACTS } from '../facts/pl.ts'
import { POLISH } from '../phrases/pl.ts'
import { readerOf } from '../reader.ts'
import { POLISH_TRIGGERS } from '../triggers/pl.ts'
import { POLISH_WEIGHTS } from '../weights/pl.ts'

export const reader = readerOf(POLISH, POLISH_FACTS, POLISH_CUES, POLISH_TRIGGERS, POLISH_WEIGHTS)
