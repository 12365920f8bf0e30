/** Only one card at a time is changed: passkeys, the app, or the password. */
export interface Turn {
  /** No other card is being changed. */
  isFree: boolean
  onBegin: () => void
  onEnd: () => void
}
