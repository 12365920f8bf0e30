/**
 * What words around a find say about it. The lists for each language are in `triggers/`, as patterns; the method is that of
 * NegEx and ConText, changed for people who write about themselves.
 */
export type Triggers = Readonly<{
  /** "now", "since this morning", "same as before": it is going on, whatever else is said. */
  now: string
  /** "years ago", "as a child": it is over. */
  past: string
  /** "had", "was": told of a time before. */
  was: string
  /** "in case", "if I ever": it has not happened. */
  hypothetical: string
  /** "leaflet", "training", "vaccine against": somebody wants to know about it. */
  education: string
  /** "my aunt had", "died of": it happened to somebody who needs no help now. */
  others: string
  /** "in hospital", "the ambulance came": somebody takes care of it. */
  inCare: string
  /** "stopped by itself", "back to normal". */
  resolved: string
  /** "call 112", "see a doctor": what letters and leaflets say, and `whenever` in the same sentence: "if", "in case of". */
  advice: string
  whenever: string
  /** "side effects may include", "in the leaflet". */
  sideEffects: string
  /** "I", "my husband", "should we", "if you can": the writer speaks, no letter. */
  own: string
  /** "I", "me": the writer tells of themselves. */
  writer: string
  /** "wife", "neighbour": somebody else, whatever happens to them. */
  relatives: string
  /** "I have exactly this": what a letter says could happen does. */
  asCopied: string
  /** "drowning in work": a figure of speech. */
  figurative: string
  /** Names of diseases, which by themselves are talk about a disease. */
  diseases: string
  /** "I think I am having", "could it be": what makes the name of a disease a sign. */
  claims: string
  /** Words that look like those of the rules and mean something else: "blood test", "fit note". */
  harmless: string
  /** "I have a fever": it is not the infant's whom the writer nurses. */
  ownFever: string
  /** Age from three years on. */
  older: string
  /** What is a sign in a child of any age: limp, cannot be woken. */
  lifeless: string
}>
export type TriggerId = keyof Triggers
/** The places of the triggers of one language in a text. */
export type TriggerPlaces = Readonly<Record<TriggerId, readonly (readonly number[])[]>>
