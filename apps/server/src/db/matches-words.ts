import { searchWords } from '@vastus/domain/search/search-words'
import { type Sql, sql } from './sql.ts'

const patternsOf = (
  words: readonly string[],
) => sql`array(select '%' || regexp_replace(search_key(word), '([\\\\%_])', '\\\\\\1', 'g') || '%'
  from unnest(${words}::text[]) as word)`

/** Each word of a search, in one of its spellings, anywhere in a text that is kept in the form of `search_key`. */
export function matchesWords(text: Sql, search: string): Sql {
  const { plain, spelled } = searchWords(search)
  return sql.join(
    [
      sql`${text} like all (${patternsOf(plain)})`,
      ...spelled.map((spellings) => sql`${text} like any (${patternsOf(spellings)})`),
    ],
    sql` and `,
  )
}
