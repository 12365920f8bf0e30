/** Of the cards that set up or change a second factor one has its turn. */
export interface Turn {
  /** No other has it: a second code by mail would make the first one useless. */
  isFree: boolean
  onBegin: () => void
  onEnd: () => void
}
