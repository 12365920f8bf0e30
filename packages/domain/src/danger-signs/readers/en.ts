import { ENGLISH_CUES } from '../cues/en.ts'
import { ENGLISH_FACTS } from '../facts/en.ts'
import { ENGLISH } from '../phrases/en.ts'
import { readerOf } from '../reader.ts'
import { ENGLISH_TRIGGERS } from '../triggers/en.ts'
import { ENGLISH_WEIGHTS } from '../weights/en.ts'

export const reader = readerOf(ENGLISH, ENGLISH_FACTS, ENGLISH_CUES, ENGLISH_TRIGGERS, ENGLISH_WEIGHTS)
