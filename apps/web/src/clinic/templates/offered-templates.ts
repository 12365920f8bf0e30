import type { Template } from '@vastus/contract/templates'
import { isOfferedFor } from '@vastus/domain/templates/template'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { foldText } from '@vastus/domain/types/search'

/**
 * The answers for this type that hold every word asked for: in the heading first, then the most used, then those made for the type
 * before others.
 */
export function offeredTemplates(
  templates: readonly Template[],
  type: TypeCode,
  query: string,
  uses: ReadonlyMap<number, number> = new Map(),
): Template[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  const rank = (template: Template) => {
    const heading = foldText(template.heading)
    if (words.every((word) => heading.includes(word))) return template.onlyForType === null ? 1 : 0
    const whole = `${heading} ${foldText(template.description)}`
    return words.every((word) => whole.includes(word)) ? 2 : null
  }
  return templates
    .filter((template) => isOfferedFor(template, type))
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
