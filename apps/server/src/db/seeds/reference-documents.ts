import { CONTENT_SLUGS, type ContentSlug } from '@vastus/domain/content'
import { LANGUAGES, type Language } from '@vastus/i18n'
import { readFileSync } from 'node:fs'

export type ReferenceDocument = { slug: ContentSlug; language: Language; title: string; body: string }

/** The documents as they stand in `reference/<slug>.<language>.md`: the title after `# `, then the body. */
export const REFERENCE_DOCUMENTS: readonly ReferenceDocument[] = CONTENT_SLUGS.flatMap((slug) =>
  LANGUAGES.map((language) => ({ slug, language, ...readDocument(`${slug}.${language}.md`) })),
)

function readDocument(name: string): { title: string; body: string } {
  const text = readFileSync(new URL(`./reference/${name}`, import.meta.url), 'utf8')
  const [heading = '', ...rest] = text.split('\n')
  if (!heading.startsWith('# ')) throw new Error(`${name} must begin with "# " and its title`)
  return { title: heading.slice(2).trim(), body: rest.join('\n').trim() }
}
