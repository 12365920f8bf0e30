const KEY = 'emergency-read'

/** Whether somebody has gone on from the card with the emergency number on this visit; then one line is enough. */
export function wasEmergencyRead(): boolean {
  return sessionStorage.getItem(KEY) !== null
}

export function rememberEmergencyRead(): void {
  sessionStorage.setItem(KEY, 'yes')
}
