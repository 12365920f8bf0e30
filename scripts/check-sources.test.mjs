// @proves R9-021
import { describe, expect, test } from 'vitest'
import { findViolations } from './check-sources.mjs'

const rulesBroken = (path, text) => findViolations([{ path, text }]).map(({ rule }) => rule)

describe('planted violations', () => {
  test.each([
    [
      'sql-in-repositories',
      'apps/server/src/features/e-contacts/service.ts',
      'await tx.query(sql`select 1`)',
    ],
    ['sql-in-repositories', 'apps/server/src/features/e-contacts/routes.ts', 'sql<{ id: number }>`select 1`'],
    ['environment-in-config', 'apps/server/src/http/session.ts', 'const secret = process.env.SECRET'],
    ['network-in-adapters', 'apps/web/src/shared/files/upload.ts', "await fetch('/api/files')"],
    ['network-in-adapters', 'apps/server/src/features/files/service.ts', 'return globalThis.fetch(url)'],
    ['network-in-adapters', 'apps/web/src/shared/files/upload.ts', 'const request = new XMLHttpRequest()'],
    [
      'no-markup-from-text',
      'apps/web/src/account/help/page.tsx',
      '<p dangerouslySetInnerHTML={{ __html: text }} />',
    ],
    ['no-markup-from-text', 'apps/web/src/shared/ui/toast.ts', 'node.innerHTML = text'],
    ['no-markup-from-text', 'packages/domain/src/score.ts', 'return eval(formula)'],
    ['pure-domain', 'packages/domain/src/e-contact/transitions.ts', 'const now = Date.now()'],
    ['pure-domain', 'packages/domain/src/e-contact/transitions.ts', 'at: new Date()'],
    ['pure-domain', 'packages/domain/src/id.ts', "import { randomUUID } from 'node:crypto'"],
    ['no-loose-ends', 'apps/web/src/app/router.tsx', '// @ts-ignore'],
    ['no-loose-ends', 'apps/server/src/app.ts', 'try { go() } catch (error) {}'],
    ['no-focused-tests', 'e2e/tests/main-story.spec.ts', "test.only('a nurse answers', …)"],
    ['no-focused-tests', 'e2e/tests/main-story.spec.ts', 'await page.waitForTimeout(500)'],
    ['breakpoints', 'apps/web/src/shared/ui/toasts.module.css', '@media (max-width: 40rem) {'],
    ['breakpoints', 'apps/web/src/shared/ui/card.module.css', '@media (min-width: 576px) {'],
    ['breakpoints', 'apps/web/src/shared/ui/card.module.css', '@media (36em <= width < 50em) {'],
    ['breakpoints', 'apps/web/src/app/wide.ts', "matchMedia('(min-width: 64em)')"],
    ['dates-by-parts', 'packages/i18n/src/format.ts', 'return days().format(instant).slice(0, 4)'],
    ['dates-by-parts', 'packages/i18n/src/format.ts', 'Date.parse(days().format(instant))'],
    ['dates-by-parts', 'apps/web/src/account/help/page.tsx', 'date.toLocaleDateString(language)'],
    ['regex-safety', 'packages/domain/src/email.ts', 'const email = /^(\\w+\\.?)+@/'],
    ['regex-safety', 'packages/domain/src/name.ts', 'return /([a-z]*-)*$/.test(name)'],
    ['plain-words-in-documents', 'docs/style.md', 'Whoever asks gets an answer.'],
    ['plain-words-in-comments', 'apps/server/src/app.ts', '/** The patient is told of it. */'],
    ['plain-words-in-comments', 'packages/domain/src/code.ts', 'const code = 1 // drawn anew'],
    ['colours-are-tokens', 'apps/web/src/clinic/inbox/card.css', 'color: #aa2211;'],
  ])('%s is found in %s', (rule, path, text) => {
    expect(rulesBroken(path, text)).toEqual([rule])
  })
})

describe('things where they belong', () => {
  test.each([
    ['packages/domain/src/danger.ts', "const words = 'whoever stands there'"],
    ['apps/server/src/features/e-contacts/repository.ts', 'sql`select 1`'],
    ['apps/server/src/features/conversation/timeline-repository.ts', 'sql`select 1`'],
    ['apps/server/src/db/migrate.ts', 'sql`select 1`'],
    ['apps/server/src/http/idempotency.ts', 'sql`select 1`'],
    ['apps/server/src/config.ts', 'parse(process.env)'],
    ['apps/server/src/adapters/storage/s3.ts', 'await fetch(url)'],
    ['apps/web/src/shared/api/client.ts', 'await fetch(url)'],
    ['apps/web/src/clinic/inbox/list.tsx', 'await query.refetch()'],
    ['apps/web/src/shared/ui/card.module.css', '@media (min-width: 36em) and (max-width: 87.49em) {'],
    ['apps/web/src/shared/ui/card.module.css', '@media (max-height: 30em) and (max-width: 23.75em) {'],
    ['packages/domain/src/age.ts', 'const birthday = new Date(birthDate)'],
    ['packages/domain/src/code.ts', 'const code = /^([A-Z]{2})?[0-9]+$/'],
    ['packages/domain/src/code.ts', 'const code = /^([+*]x)+$/'],
    ['packages/domain/src/slug.ts', 'const slug = /^a(-b+)*$/ // regex-safe: each turn needs its own hyphen'],
    ['packages/domain/src/rate.ts', 'const rate = (count + 1) / (total * 2) + 1'],
  ])('nothing is found in %s: %s', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([])
  })

  test('a violation is reported with its line', () => {
    const [violation] = findViolations([{ path: 'apps/server/src/app.ts', text: 'one\ntwo\nprocess.env.X' }])
    expect(violation).toMatchObject({ path: 'apps/server/src/app.ts', line: 3 })
  })
})
