/** Whether the cookie preferences are being asked for; the guard opens it, the settings too. */
function createCookieQuestion() {
  let open = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    if (open === next) return
    open = next
    for (const listener of listeners) listener()
  }
  return {
    isOpen: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: () => set(true),
    close: () => set(false),
  }
}

export const cookieQuestion = createCookieQuestion()
