import { ESTONIAN_CUES } from '../cues/et.ts'
import { ESTONIAN_FACTS } from '../facts/et.ts'
import { ESTONIAN } from '../phrases/et.ts'
import { readerOf } from '../reader.ts'
import { ESTONIAN_TRIGGERS } from '../triggers/et.ts'
import { ESTONIAN_WEIGHTS } from '../weights/et.ts'

export const reader = readerOf(ESTONIAN, ESTONIAN_FACTS, ESTONIAN_CUES, ESTONIAN_TRIGGERS, ESTONIAN_WEIGHTS)
