import { list, record, text, words } from './definition-fields.ts'
import type { Answer, Instrument, Words } from './instrument.ts'

/** The published wording of an instrument, as a clinic with a licence brought it in. It changes words and nothing else. */
export type Wording = {
  /** Of the published text. */
  version: string
  intro: Words | null
  items: readonly { id: string; text: Words; options: readonly { value: Answer; label: Words }[] }[]
}

/** Reads the part of a definition that holds the published wording. @throws TypeError */
export function parseWording(value: unknown): Wording {
  const raw = record(value, 'official')
  return {
    version: text(raw.version, 'version of official'),
    intro: raw.intro === null ? null : words(raw.intro, 'intro of official'),
    items: list(raw.items, 'items of official').map((each) => {
      const item = record(each, 'item of official')
      const id = text(item.id, 'item of official')
      return {
        id,
        text: words(item.text, id),
        options: list(item.options, `options of ${id}`).map((one) => {
          const option = record(one, `option of ${id}`)
          const value = typeof option.value === 'number' ? option.value : text(option.value, `value of ${id}`)
          return { value, label: words(option.label, `option of ${id}`) }
        }),
      }
    }),
  }
}

/**
 * Where a wording and the instrument of today differ, as after a release that has changed the instrument: ids of questions that have no
 * published words, for themselves or for one of their answers, and of published ones that are not asked any more. Our own safety
 * questions need no published words.
 */
export function wordingMisfits(instrument: Instrument, { items }: Wording): string[] {
  const asked = new Set(instrument.items.map(({ id }) => id))
  const withoutWords = instrument.items.filter(({ id, isSafety, options }) => {
    if (isSafety) return false
    const worded = items.find((each) => each.id === id)
    return !worded || options.some(({ value }) => worded.options.every((each) => each.value !== value))
  })
  return [...withoutWords, ...items.filter(({ id }) => !asked.has(id))].map(({ id }) => id)
}

/**
 * The instrument asked in the published words. Ids, values, points, bands and our own safety questions stay. What has no published words is
 * asked in our own, and the whole then counts as our own wording: the bands were not validated for a mixture.
 */
export function withWording(instrument: Instrument, wording: Wording): Instrument {
  const { version, intro, items } = wording
  return {
    ...instrument,
    version,
    hasOfficialWording: wordingMisfits(instrument, wording).length === 0,
    intro: intro ?? instrument.intro,
    items: instrument.items.map((item) => {
      const worded = items.find(({ id }) => id === item.id)
      if (!worded) return item
      return {
        ...item,
        text: worded.text,
        options: item.options.map((option) => ({
          ...option,
          label: worded.options.find(({ value }) => value === option.value)?.label ?? option.label,
        })),
      }
    }),
  }
}
