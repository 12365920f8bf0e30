/**
 * Calls back when it is worth asking whether the server can be reached: the device has a connection again, or somebody looks at the page
 * again. A phone that slept tells the first one late or never.
 *
 * @returns what ends it
 */
export function onSignOfConnection(look: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') look()
  }
  addEventListener('online', look)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', seen)
  }
}
