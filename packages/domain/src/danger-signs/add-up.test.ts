import { describe, expect, it } from 'vitest'
import { findDangerSigns, gradeDangerSigns } from './find.ts'

const rulesIn = (text: string) =>
  findDangerSigns(text, 'en', 'OTHER_PROBLEM').map(({ ruleId, words }) => ({ ruleId, words }))

describe('small things that add up to a danger sign', () => {
  it('count together, and say which words counted', () => {
    const [sign] = rulesIn('It began round the navel. Now it is low on the right.')
    expect(sign?.ruleId).toBe('ACUTE_ABDOMEN')
    expect(sign?.words).toEqual(expect.arrayContaining(['navel', 'low', 'right']))
  })

  it.each([
    'I stopped drinking vodka on Tuesday, which vitamins do you advise?',
    'My hands shake a little when I pour tea, for years.',
    'It itches since the antibiotic.',
    'The pain is low on the right when I run.',
  ])('are nothing alone: "%s"', (text) => {
    expect(rulesIn(text)).toEqual([])
  })

  it('count only near each other', () => {
    const apart = 'I would like to change my doctor. Thank you. The weather is fine. My dog is well.'
    expect(rulesIn(`Could he have the belts back. ${apart} We have no courage to ask.`)).toEqual([])
  })

  const BETWEEN = 'The car is in the garage until Friday. We come by bus with my brother, he has time.'

  it('are none when they happen far apart in a long letter', () => {
    const seen = (between: string) =>
      rulesIn(`I had a cold sweat. ${between} It squeezes like a band around me.`).map((sign) => sign.ruleId)
    expect(seen('')).toContain('CHEST_PAIN')
    expect(seen(BETWEEN)).not.toContain('CHEST_PAIN')
  })

  it('count over more sentences where one of them holds all the time', () => {
    const [sign] = rulesIn(`I am 34 weeks pregnant. ${BETWEEN} I see flashing lights.`)
    expect(sign?.ruleId).toBe('PREECLAMPSIA')
    expect(sign?.words).toEqual(expect.arrayContaining(['pregnant', 'flashing']))
  })

  it('are lowered by what is said around them, like every other find', () => {
    const signs = gradeDangerSigns(
      'Years ago I cut my arms with a razor, deeper than I meant.',
      'en',
      'OTHER_PROBLEM',
    )
    expect(signs.map(({ ruleId, level, because }) => ({ ruleId, level, because }))).toContainEqual({
      ruleId: 'SUICIDE',
      level: 'NOTICE',
      because: 'past',
    })
  })
})
