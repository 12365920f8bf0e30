import { RUSSIAN_CUES } from '../cues/ru.ts'
import { RUSSIAN_FACTS } from '../facts/ru.ts'
import { RUSSIAN } from '../phrases/ru.ts'
import { readerOf } from '../reader.ts'
import { RUSSIAN_TRIGGERS } from '../triggers/ru.ts'
import { RUSSIAN_WEIGHTS } from '../weights/ru.ts'

export const reader = readerOf(RUSSIAN, RUSSIAN_FACTS, RUSSIAN_CUES, RUSSIAN_TRIGGERS, RUSSIAN_WEIGHTS)
