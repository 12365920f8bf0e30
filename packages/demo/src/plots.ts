/** What can happen in a conversation after it was sent. */
export type Step =
  | 'accept'
  | 'reject'
  | 'assign'
  | 'note'
  | 'inquire'
  | 'inquireOpensLater'
  | 'inquireOpensSoon'
  | 'answer'
  | 'answerWhenOpen'
  | 'addInfo'
  | 'complete'
  | 'archive'
  | 'cancel'
  | 'patientReopen'
  | 'clinicReopen'

export type Plot = readonly Step[]
type Weighted = readonly (readonly [plot: Plot, weight: number])[]

/** Conversations that are over. */
export const CLOSED_PLOTS: Weighted = [
  [['complete'], 20],
  [['assign', 'complete'], 12],
  [['inquire', 'answer', 'complete'], 20],
  [['assign', 'note', 'inquire', 'answer', 'complete'], 12],
  [['addInfo', 'complete'], 8],
  [['archive'], 5],
  [['note', 'archive'], 3],
  [['inquire', 'archive'], 4],
  [['cancel'], 4],
  [['inquire', 'cancel'], 2],
  [['complete', 'patientReopen', 'complete'], 5],
  [['complete', 'clinicReopen', 'complete'], 3],
  [['inquire', 'answer', 'assign', 'inquire', 'answer', 'complete'], 8],
  [['inquireOpensSoon', 'answerWhenOpen', 'complete'], 5],
]

/** Conversations that somebody still has to continue. */
export const OPEN_PLOTS: Weighted = [
  [[], 26],
  [['addInfo'], 6],
  [['assign'], 14],
  [['assign', 'note'], 7],
  [['inquire'], 12],
  [['assign', 'inquire'], 6],
  [['inquire', 'answer'], 10],
  [['inquireOpensLater'], 7],
  [['inquireOpensSoon'], 6],
  [['inquireOpensSoon', 'answerWhenOpen'], 3],
  [['complete', 'patientReopen'], 4],
  [['complete', 'clinicReopen'], 2],
  [['inquire', 'answer', 'inquire'], 3],
]

/** Conversations that the clinic begins: one that is over at once, and those that somebody answers or not. */
export const CLINIC_BEGUN_PLOTS = {
  closed: [[], [], ['addInfo', 'complete'], ['archive']],
  open: [[], ['addInfo']],
} as const satisfies Record<string, readonly Plot[]>

/** First conversations of people whom the clinic does not know yet. */
export const NEWCOMER_PLOTS = {
  undecided: [[], [], ['note'], ['assign']],
  decided: [
    ['accept', 'complete'],
    ['accept', 'inquire', 'answer', 'complete'],
    ['reject'],
    ['accept', 'assign', 'complete'],
    ['reject'],
    ['cancel'],
  ],
} as const satisfies Record<string, readonly Plot[]>
