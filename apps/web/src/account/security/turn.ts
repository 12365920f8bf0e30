/** Of the cards that set up or change a second factor one has its turn. */
export interface Turn {
  /** No other has it. */
  isFree: boolean
  onBegin: () => void
  onEnd: () => void
}
