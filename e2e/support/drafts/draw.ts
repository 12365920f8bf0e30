/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Takes so many, each once before any comes again. */
export function draw<T>(all: readonly T[], count: number, next: () => number): T[] {
  const drawn: T[] = []
  let left: T[] = []
  while (drawn.length < count) {
    if (left.length === 0) left = [...all]
    drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  }
  return drawn
}

/** A few of the pairs, in which each form and each event comes at least once. */
export function coverEach<Form, Event, Pair extends { form: Form; event: Event }>(
  all: readonly Pair[],
): Pair[] {
  const forms = new Set<Form>()
  const events = new Set<Event>()
  const covers = [
    ({ form, event }: Pair) => !forms.has(form) && !events.has(event),
    ({ form, event }: Pair) => !forms.has(form) || !events.has(event),
  ]
  const chosen: Pair[] = []
  for (const isNew of covers)
    for (const pair of all)
      if (isNew(pair)) {
        chosen.push(pair)
        forms.add(pair.form)
        events.add(pair.event)
      }
  return chosen
}
