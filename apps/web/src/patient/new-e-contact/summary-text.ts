import type { NewMessage } from './new-message.ts'

/** A text put together from the answers again. What its writer had made of the one before is kept beside it. */
export function withMadeSummary(kept: NewMessage, made: string, madeOf: string): NewMessage {
  return {
    ...kept,
    byAi: false,
    beforeAi: kept.byAi ? kept.beforeAi : '',
    summary: made,
    madeSummary: made,
    madeOf,
    earlierSummary: kept.summary === kept.madeSummary ? '' : kept.summary,
  }
}

/** A model is given the message and the answers alone, so it is not asked where its text would drop what was added by hand. */
export function canBeWorded({ byAi, summary, madeSummary }: NewMessage): boolean {
  return !byAi && summary === madeSummary
}

/** The text of a model, unless its writer has changed something meanwhile. A text of an earlier round gives way to it. */
export function withWording(kept: NewMessage, worded: string): NewMessage {
  if (!canBeWorded(kept)) return kept
  return {
    ...kept,
    summary: worded,
    beforeAi: kept.summary,
    byAi: true,
    waitsIn: '',
    earlierSummary: kept.beforeAi === '' ? kept.earlierSummary : '',
  }
}

export function withoutWording(kept: NewMessage): NewMessage {
  return { ...kept, summary: kept.beforeAi, beforeAi: '', byAi: false, waitsIn: '' }
}

/** The earlier text in place of the present one. It was a model's where what was there before it is known. */
export function withEarlierSummary(kept: NewMessage): NewMessage {
  const beforeAi = kept.byAi ? '' : kept.beforeAi
  return { ...kept, summary: kept.earlierSummary, earlierSummary: '', byAi: beforeAi !== '', beforeAi }
}
