/** Made once, when it is used for the first time: the rules of a language take a while to read, and a first page needs few. */
export function whenUsed<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
