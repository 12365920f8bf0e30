import type { Translate } from '@vastus/i18n'
import { foldText } from '@vastus/domain/types/fold-text'

/** What each page of help is about, with the keys that belong to it; the order is that of a working day. */
export const TOPICS = [
  { name: 'inbox', keys: ['j', 'k', 'Enter'] },
  { name: 'reply', keys: ['r', 'c', 'Ctrl + Enter', 'Ctrl + Shift + Enter'] },
  { name: 'ready', keys: ['r', '/', 'Enter'] },
  { name: 'undo', keys: ['z'] },
  { name: 'colleagues', keys: ['m', 'a', 'n'] },
  { name: 'newPatient', keys: [] },
  { name: 'danger', keys: [] },
  { name: 'call', keys: [] },
  { name: 'several', keys: ['x', 'Shift + j, k', 'z'] },
  { name: 'find', keys: ['/', 'Ctrl + K', '?'] },
  { name: 'questionnaires', keys: [] },
  { name: 'translation', keys: [] },
  { name: 'merging', keys: [] },
  { name: 'sms', keys: [] },
  { name: 'employees', keys: [] },
] as const
export type Topic = (typeof TOPICS)[number]

const PARTS = ['title', 'what', 'first', 'second', 'third'] as const

/** The pages that hold every word, whatever their case and accents. Without a word all of them. */
export function findTopics(t: Translate, query: string): Topic[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return TOPICS.filter(({ name, keys }) => {
    const text = foldText([...PARTS.map((part) => t(`staff-help.topic.${name}.${part}`)), ...keys].join(' '))
    return words.every((word) => text.includes(word))
  })
}
