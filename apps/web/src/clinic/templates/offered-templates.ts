import type { Template } from '@vastus/contract/templates'
import { isOfferedFor } from '@vastus/domain/templates/template'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { foldText } from '@vastus/domain/types/fold-text'
import { LANGUAGE_NAMES, type Language } from '@vastus/i18n'

/** So many letters name a language among the words that are looked for. */
const NAMES_LANGUAGE_FROM = 3

type Wanted = {
  /** Of the patient's message; undefined where nothing tells it. */
  language?: Language | undefined
  uses?: ReadonlyMap<number, number>
}

/**
 * The answers for this type that hold every word asked for: in the heading first, then the most used, then those made for the type
 * before others. Of several languages under one heading only one is offered: the language that is asked for, or that of the patient.
 */
export function offeredTemplates(
  templates: readonly Template[],
  type: TypeCode,
  query: string,
  { language, uses = new Map() }: Wanted = {},
): Template[] {
  const asked = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const named = asked.map(languageNamed).find((each) => each !== undefined)
  const words = named === undefined ? asked : asked.filter((word) => languageNamed(word) === undefined)
  const rank = (template: Template) => {
    const heading = foldText(template.heading)
    if (words.every((word) => heading.includes(word))) return template.onlyForType === null ? 1 : 0
    const whole = `${heading} ${foldText(template.description)}`
    return words.every((word) => whole.includes(word)) ? 2 : null
  }
  const shown = inOneLanguage(
    templates.filter((template) => isOfferedFor(template, type)),
    named ?? language,
  )
  return shown
    .map((template) => ({ template, rank: rank(template) }))
    .filter((each): each is { template: Template; rank: 0 | 1 | 2 } => each.rank !== null)
    .sort(
      (a, b) =>
        Number(a.rank === 2) - Number(b.rank === 2) ||
        (uses.get(b.template.id) ?? 0) - (uses.get(a.template.id) ?? 0) ||
        a.rank - b.rank,
    )
    .map(({ template }) => template)
}

/** The same answer in the language of this reader, where it is there in it; otherwise the answer itself. */
export function answerIn(
  language: Language | undefined,
  answer: Template,
  templates: readonly Template[],
): Template {
  const isSame = (each: Template) => each.language === language && nameOf(each) === nameOf(answer)
  return (answer.language !== null && templates.find(isSame)) || answer
}

const nameOf = ({ heading, onlyForType }: Template) => `${onlyForType}/${foldText(heading)}`

function languageNamed(word: string): Language | undefined {
  if (word.length < NAMES_LANGUAGE_FROM) return undefined
  const names = Object.entries(LANGUAGE_NAMES) as [Language, string][]
  return names.find(([, name]) => foldText(name).startsWith(word))?.[0]
}

/** One language of each heading whose answers are in several; what has no language of its own is never left out. */
function inOneLanguage(templates: readonly Template[], wanted: Language | undefined): Template[] {
  const chosen = new Map<string, Template['language']>()
  for (const template of templates) {
    if (template.language === null) continue
    const name = nameOf(template)
    if (!chosen.has(name) || template.language === wanted) chosen.set(name, template.language)
  }
  return templates.filter((each) => each.language === null || chosen.get(nameOf(each)) === each.language)
}
