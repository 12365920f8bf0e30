import type { HubTag } from './tags.ts'

type Searched = { title: string; text: string; source: string; tags: readonly HubTag[]; isRead: boolean }
export type NoticeFilter = {
  tags?: readonly HubTag[] | undefined
  search?: string | undefined
  unread?: boolean | undefined
}

/** Without accents and capitals, so that a search finds what a reader means. */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a notice has one of the tags, all words of the search, and is unread where that is asked for. */
export function isNoticeFound(notice: Searched, { tags, search = '', unread }: NoticeFilter): boolean {
  if (unread && notice.isRead) return false
  if (tags?.length && !tags.some((tag) => notice.tags.includes(tag))) return false
  const words = plain(search).split(/\s+/).filter(Boolean)
  const content = plain(`${notice.title} ${notice.text} ${notice.source}`)
  return words.every((word) => content.includes(word))
}
