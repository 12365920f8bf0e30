const KEY = 'emergency-read'

/** The first picture, which the server draws, shows the whole card, and so does the page that takes its place. */
let takesOver = typeof document !== 'undefined' && document.querySelector('#root > [inert]') !== null

/** Whether somebody has gone on from the card with the emergency number on this visit; then one line is enough. */
export function wasEmergencyRead(): boolean {
  return typeof sessionStorage !== 'undefined' && !takesOver && sessionStorage.getItem(KEY) !== null
}

export function rememberEmergencyRead(): void {
  takesOver = false
  sessionStorage.setItem(KEY, 'yes')
}
