import { expect, it } from 'vitest'
import { checkNotice, HUB_LIMITS, type NoticeContent } from './notice-content.ts'

const words = (text: string) => ({ et: text, en: text, ru: text, pl: text })
const NOTICE: NoticeContent = {
  type: 'NON_CLINICAL',
  concernsPrescriptionDrug: false,
  forTypes: [],
  tags: ['PLATFORM'],
  source: 'Platform guide',
  title: words('Title'),
  text: words('Text'),
}

it.each<[string, Partial<NoticeContent>, string[]]>([
  ['is complete', {}, []],
  ['has no source', { source: ' ' }, ['source REQUIRED']],
  ['lacks a language', { title: { ...words('Title'), ru: '' } }, ['title.ru REQUIRED']],
  ['has just enough words', { text: words('😀'.repeat(HUB_LIMITS.text)) }, []],
  [
    'has too many',
    { text: { ...words('Text'), pl: 'a'.repeat(HUB_LIMITS.text + 1) } },
    ['text.pl MAX_LENGTH'],
  ],
])('a notice that %s', (_what, part, expected) => {
  const problems = checkNotice({ ...NOTICE, ...part })
  expect(problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected)
})
