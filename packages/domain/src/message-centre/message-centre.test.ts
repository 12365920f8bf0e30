// @proves R3-069 R3-070 R3-071 R3-072 R3-073 R5-040 R5-041 R5-042 R5-043 R5-045 R9-011 R9-012 R9-013 R9-014
// @proves-part R5-039 R5-044 R9-008: the rule
import { describe, expect, it } from 'vitest'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describePhone } from '../identity/phone.ts'
import { LANGUAGES } from '../locale.ts'
import { EVERY_AGE, isAgeRange, parseBirthYears } from './audience.ts'
import vectors from './message-centre.vectors.json' with { type: 'json' }
import { type Candidate, checkSmsNumber, decideRecipients } from './recipients.ts'
import { normaliseSms, smsLength, smsName } from './sms-letters.ts'
import { languageOfTemplateText, SMS_CATEGORIES, SMS_TEMPLATES, smsTemplateText } from './sms-templates.ts'
import { checkSmsText, composeSms, SMS_PART_LENGTH, SMS_PRICE_CENTS, smsParts } from './sms-text.ts'

describe('the text of an SMS', () => {
  it.each(vectors.sms)('is written, counted and priced as it arrives: $name', (vector) => {
    const normalised = normaliseSms(vector.input)
    expect(normalised).toBe(vector.normalised)
    expect(smsLength(normalised)).toBe(vector.units)
    expect(smsParts(normalised)).toBe(vector.segments_literal_160)
    expect(normaliseSms(normalised)).toBe(normalised)
  })

  it('loses the marks of Estonian and Polish letters, small and capital', () => {
    expect(normaliseSms('õüöäšž ÕÜÖÄŠŽ')).toBe('ouoasz OUOASZ')
    expect(normaliseSms('ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ')).toBe('acelnoszz ACELNOSZZ')
    expect(normaliseSms('o\u0303')).toBe('o')
  })

  it.each(vectors.placeholders)('may hold the first name alone in braces: $text', ({ text, valid }) => {
    expect(checkSmsText(text)).toEqual(valid ? null : { rule: 'MESSAGE_PLACEHOLDER' })
  })

  it.each([
    ['', { rule: 'REQUIRED' }],
    [' \n\u200b', { rule: 'REQUIRED' }],
    ['Tere, Юlia', { rule: 'MESSAGE_CYRILLIC' }],
    ['Tere {lastName}', { rule: 'MESSAGE_PLACEHOLDER' }],
    ['Tere {FirstName}', { rule: 'MESSAGE_PLACEHOLDER' }],
    ['Tere {{firstName}}', { rule: 'MESSAGE_PLACEHOLDER' }],
    ['Tere 💉', { rule: 'MESSAGE_LETTER', params: { letter: '💉' } }],
    ['Tere 漢', { rule: 'MESSAGE_LETTER', params: { letter: '漢' } }],
    ['„Tere“ – nägemist… {firstName} [€]', null],
  ] as const)('%j is judged', (text, problem) => {
    expect(checkSmsText(text)).toEqual(problem)
  })

  it('ends with the name of the clinic, and is counted with it and with the name of the patient', () => {
    const about = { firstName: 'Aleksandra', clinicName: 'Näidise Tervisekeskus' }
    expect(composeSms('Tere, {firstName}, {firstName}.', about)).toBe(
      'Tere, Aleksandra, Aleksandra.\nNaidise Tervisekeskus',
    )
    const room = 160 - '\nNaidise Tervisekeskus'.length
    expect(smsParts(composeSms('a'.repeat(room), about))).toBe(1)
    expect(smsParts(composeSms('a'.repeat(room + 1), about))).toBe(2)
  })

  it('costs 1.80 euros for ten people and 161 characters', () => {
    expect(10 * smsParts('a'.repeat(161)) * SMS_PRICE_CENTS).toBe(180)
  })

  it.each([
    ...vectors.names,
    { input: 'Øyvind', output: 'Øyvind' },
    { input: 'Mari {x}\nKask', output: 'Mari x Kask' },
    { input: 'Jüri 💉', output: 'Juri' },
    { input: '  Ana  ', output: 'Ana' },
  ])('writes the name $input in letters that arrive', ({ input, output }) => {
    expect(smsName(input)).toBe(output)
  })

  it('takes a name for what it is, also one that looks like a placeholder', () => {
    expect(composeSms('Tere, {firstName}', { firstName: '{firstName}', clinicName: 'K' })).toBe(
      'Tere, firstName\nK',
    )
    expect(composeSms('Tere, {firstName}', { firstName: '$&', clinicName: 'K' })).toBe('Tere, $&\nK')
  })

  it.each([
    ['Tere, {firstName}! Kutse.', 'Tere! Kutse.'],
    ['On aeg lapse {firstName} tervisekontrolliks.', 'On aeg lapse tervisekontrolliks.'],
    ['{firstName}, tere!', 'tere!'],
  ])('%j names nobody whose name has no letter that an SMS carries', (typed, sent) => {
    expect(composeSms(typed, { firstName: 'ქეთევან', clinicName: 'Kliinik' })).toBe(`${sent}\nKliinik`)
  })

  it('has the link to refuse further ones above the footer, where it takes no other SMS', () => {
    const about = { firstName: '', clinicName: 'K', optOutLink: 'v.ee/s/1234567890' }
    const line = '\nSTOP: v.ee/s/1234567890'
    expect(composeSms('Tere', about)).toBe(`Tere${line}\nK`)
    const room = SMS_PART_LENGTH - `${line}\nK`.length
    expect(composeSms('a'.repeat(room), about)).toBe(`${'a'.repeat(room)}${line}\nK`)
    expect(composeSms('a'.repeat(room + 1), about)).toBe(`${'a'.repeat(room + 1)}\nK`)
    const always = composeSms('a'.repeat(room + 1), { ...about, alwaysLink: true })
    expect(always).toBe(`${'a'.repeat(room + 1)}${line}\nK`)
    expect(smsParts(always)).toBe(2)
    // A text of two SMS has room again.
    expect(composeSms('a'.repeat(SMS_PART_LENGTH), about)).toContain(line)
  })
})

describe('recipients', () => {
  const TODAY = '2026-03-02'
  const candidate = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
    id,
    birthDate: '1980-01-01',
    phone: `+37251234${String(id).padStart(3, '0')}`,
    hasOptedOut: false,
    representatives: [],
    ...changes,
  })
  const decide = (...candidates: Candidate[]) => decideRecipients(candidates, { country: 'EE', today: TODAY })
  const parent = (id: number, phone: string, hasOptedOut = false) => ({ id, phone, hasOptedOut })
  const ADULT_TODAY = '2008-03-02'
  const MINOR = '2008-03-03'

  it.each([
    ['a mobile number', {}, { phone: '+37251234001', toPersonId: 1 }],
    [
      'a number of the newer mobile ranges',
      { phone: '+37282345678' },
      { phone: '+37282345678', toPersonId: 1 },
    ],
    ['no number', { phone: null }, { skipped: 'NO_PHONE' }],
    ['a landline', { phone: '+3726123456' }, { skipped: 'LANDLINE' }],
    ['a premium number', { phone: '+3729001234' }, { skipped: 'INVALID_PHONE' }],
    ['a number that does not exist', { phone: '+37287000000' }, { skipped: 'INVALID_PHONE' }],
    ['no number at all', { phone: 'call the neighbour' }, { skipped: 'INVALID_PHONE' }],
    ['a Finnish mobile', { phone: '+358401234567' }, { phone: '+358401234567', toPersonId: 1 }],
    ['a British mobile', { phone: '+447400123456' }, { phone: '+447400123456', toPersonId: 1 }],
    ['an American number', { phone: '+12025550123' }, { skipped: 'FOREIGN' }],
    ['a Russian mobile', { phone: '+79161234567' }, { skipped: 'FOREIGN' }],
    ['a mobile, but wants no SMS', { hasOptedOut: true }, { skipped: 'OPTED_OUT' }],
    ['an 18th birthday today', { birthDate: ADULT_TODAY }, { phone: '+37251234001', toPersonId: 1 }],
    ['an 18th birthday tomorrow', { birthDate: MINOR }, { skipped: 'MINOR' }],
    [
      'a parent with a mobile',
      { birthDate: MINOR, representatives: [parent(7, '+3726123456'), parent(8, '+37253333333')] },
      { phone: '+37253333333', toPersonId: 8 },
    ],
    [
      'two parents, of whom one wants no SMS',
      {
        birthDate: MINOR,
        representatives: [parent(7, '+37252222222', true), parent(8, '+37253333333')],
      },
      { phone: '+37253333333', toPersonId: 8 },
    ],
    [
      'a parent who wants no SMS',
      { birthDate: MINOR, representatives: [parent(7, '+37252222222', true)] },
      { skipped: 'OPTED_OUT' },
    ],
    [
      'a parent with a landline',
      { birthDate: MINOR, representatives: [parent(7, '+3726123456')] },
      { skipped: 'MINOR' },
    ],
  ] as const)('somebody with %s', (_, changes, decision) => {
    expect(decide(candidate(1, changes))).toEqual([{ id: 1, ...decision }])
  })

  it('of one number get one message; the first has it', () => {
    const phone = '+37251234567'
    expect(decide(candidate(1, { phone }), candidate(2, { phone }), candidate(3))).toEqual([
      { id: 1, phone, toPersonId: 1 },
      { id: 2, skipped: 'DOUBLE_NUMBER' },
      { id: 3, phone: '+37251234003', toPersonId: 3 },
    ])
  })

  it('of one number: a parent hears as a patient before as the parent of a child who comes first', () => {
    const phone = '+37251234567'
    const child = candidate(1, { birthDate: MINOR, representatives: [parent(2, phone)] })
    const sibling = candidate(3, { birthDate: MINOR, representatives: [parent(2, phone)] })
    expect(decide(child, candidate(2, { phone }), sibling)).toEqual([
      { id: 1, skipped: 'DOUBLE_NUMBER' },
      { id: 2, phone, toPersonId: 2 },
      { id: 3, skipped: 'DOUBLE_NUMBER' },
    ])
    expect(decide(child, sibling)).toEqual([
      { id: 1, phone, toPersonId: 2 },
      { id: 3, skipped: 'DOUBLE_NUMBER' },
    ])
  })

  it('leave the number to the next when the first wants no SMS', () => {
    const phone = '+37251234567'
    expect(decide(candidate(1, { phone, hasOptedOut: true }), candidate(2, { phone }))).toEqual([
      { id: 1, skipped: 'OPTED_OUT' },
      { id: 2, phone, toPersonId: 2 },
    ])
  })

  it('abroad are reached in their own country', () => {
    expect(checkSmsNumber('+12025550123', 'US')).toBeNull()
    expect(checkSmsNumber('+27821234567', 'ZA')).toBeNull()
    expect(checkSmsNumber('+37251234567', 'ZA')).toBeNull()
  })

  it.each(vectors.phones)('$e164 is $kind', ({ e164, kind }) => {
    const kinds: Record<string, string> = {
      mobile: 'MOBILE',
      landline: 'LANDLINE',
      premium: 'OTHER',
      unknown: 'MOBILE',
    }
    expect(describePhone(e164)?.kind).toBe(kinds[kind])
  })

  it('knows Estonian mobile numbers by their form, as the number plans do', () => {
    for (let start = 5000; start < 6000; start++) {
      const e164 = `+372${start}2730`
      const planned = parsePhoneNumberFromString(e164)
      expect([planned?.isValid(), planned?.getType(), planned?.country]).toEqual([true, 'MOBILE', 'EE'])
      expect(describePhone(e164)).toEqual({ kind: 'MOBILE', region: 'EE' })
    }
  })
})

describe('an audience', () => {
  it.each([
    ...vectors.birthYears,
    { input: '', valid: true },
    { input: '19900', valid: false },
    { input: 'abcd', valid: false },
  ])('takes the years of birth $input or not', ({ input, valid }) => {
    expect(parseBirthYears(input) !== null).toBe(valid)
  })

  it('names each year once', () => {
    expect(parseBirthYears(' 1990 , 2005,1990')).toEqual([1990, 2005])
  })

  it.each([
    [0, 150, true],
    [7, 7, true],
    [80, 20, false],
    [-1, 5, false],
    [0, 151, false],
    [0.5, 3, false],
  ])('takes ages from %s to %s or not', (from, to, isRange) => {
    expect(isAgeRange({ from, to })).toBe(isRange)
  })
})

describe('the templates', () => {
  it('stand in three categories', () => {
    const codes = SMS_CATEGORIES.map((category) =>
      SMS_TEMPLATES.filter((each) => each.category === category).map(({ code }) => code),
    )
    expect(codes).toEqual([
      ['FLU_VACCINE', 'TBE_VACCINE', 'FEEDBACK_REQUEST'],
      ['ANNUAL_VISIT_ADULT', 'ANNUAL_VISIT_CHILD', 'COLON_SCREENING', 'URINE_SAMPLE', 'JOIN_PLATFORM'],
      ['APPT_ECG', 'APPT_ECG_24H', 'APPT_BP_24H', 'APPT_SPIROMETRY', 'APPT_CRYOTHERAPY', 'APPT_URINE_TEST'],
    ])
  })

  it.each(SMS_TEMPLATES)('$code has an icon, filters and a text of one SMS in each language', (template) => {
    expect(template.icon).not.toBe('')
    expect(isAgeRange(template.filters.ages)).toBe(true)
    for (const language of LANGUAGES) {
      const text = smsTemplateText(template.code, language)
      expect(text).toContain('{firstName}')
      expect(checkSmsText(text)).toBeNull()
      const message = composeSms(text, { firstName: 'Aleksandra', clinicName: 'Näidise Tervisekeskus' })
      expect(message).toMatch(/Aleksandra[^{}]*\nNaidise Tervisekeskus$/)
      expect(smsParts(message)).toBe(1)
    }
  })

  it.each(SMS_TEMPLATES)('$code leaves room for the link to refuse further ones', ({ code }) => {
    const about = {
      firstName: 'Aleksandra',
      clinicName: 'Perearstikeskus Näidis OÜ',
      optOutLink: 'terviseportaal.ee/s/k7Wm3xQp9T',
    }
    for (const language of LANGUAGES) {
      const message = composeSms(smsTemplateText(code, language), about)
      expect(message).toContain('STOP: terviseportaal.ee')
      expect(smsParts(message)).toBe(1)
    }
  })

  it.each(SMS_TEMPLATES)('$code is known by its text, until somebody changes it', ({ code }) => {
    for (const language of LANGUAGES) {
      const text = smsTemplateText(code, language)
      expect(languageOfTemplateText(code, ` ${text}\n`)).toBe(language)
      expect(languageOfTemplateText(code, `${text} 1`)).toBeNull()
    }
  })

  it('are meant for everybody, but for those that say otherwise', () => {
    const filtersOf = (code: string) => SMS_TEMPLATES.find((each) => each.code === code)?.filters
    expect(filtersOf('URINE_SAMPLE')).toEqual({ ages: EVERY_AGE })
    expect(EVERY_AGE).toEqual({ from: 0, to: 150 })
    expect(filtersOf('ANNUAL_VISIT_CHILD')?.ages).toEqual({ from: 0, to: 7 })
    expect(filtersOf('COLON_SCREENING')?.birthYears).toEqual([1957, 1959, 1961, 1963, 1965, 1967])
    expect(filtersOf('JOIN_PLATFORM')?.hasEmail).toBe(false)
  })
})
