import { findDangerSigns } from '@vastus/domain/danger-signs/find'
import { LANGUAGES } from '@vastus/domain/locale'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { expect, it } from 'vitest'
import { ENGLISH_TEXTS } from './en.ts'
import { ESTONIAN_TEXTS } from './et.ts'
import { POLISH_TEXTS } from './pl.ts'
import { RUSSIAN_TEXTS } from './ru.ts'

const POOLS = { et: ESTONIAN_TEXTS, en: ENGLISH_TEXTS, ru: RUSSIAN_TEXTS, pl: POLISH_TEXTS }

it('the invented everyday requests raise a false alarm in one of a hundred at most', () => {
  const texts = LANGUAGES.flatMap((language) =>
    [POOLS[language].openings, POOLS[language].childOpenings].flatMap((group) =>
      Object.entries(group).flatMap(([type, openings]) =>
        isTypeCode(type) ? openings.map((text) => ({ language, type, text })) : [],
      ),
    ),
  )
  const alarms = texts.filter(({ language, type, text }) => findDangerSigns(text, language, type).length > 0)
  console.log(JSON.stringify({ proof: 'danger-signs-everyday', texts: texts.length, falseAlarms: alarms }))
  expect(texts.length).toBeGreaterThan(300)
  expect(alarms.length).toBeLessThanOrEqual(texts.length / 100)
})
