import { isQuestionnaire, type TypeCode } from '@vastus/domain/types/catalogue'
import { foldText } from '@vastus/domain/types/fold-text'
import { searchTypes, type TypeWords } from '@vastus/domain/types/search'
import { sortTypes } from '@vastus/domain/types/sort'
import type { Language } from '@vastus/i18n'

/**
 * What is found for words as patients say them. Among equally good matches the kind that is called so comes first, then plain
 * concerns, then questionnaires: "cough" means a cough.
 */
export function findTypes(
  query: string,
  types: readonly TypeCode[],
  words: TypeWords,
  language: Language,
): TypeCode[] {
  const typed = foldText(query.trim())
  const rank = (code: TypeCode) => {
    if (foldText(words.labels[code] ?? '').startsWith(typed)) return 0
    return isQuestionnaire(code) ? 2 : 1
  }
  const inOrder = sortTypes(types, words.labels, language).toSorted((a, b) => rank(a) - rank(b))
  return searchTypes(query, inOrder, words)
}
