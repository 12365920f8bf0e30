/** A translation with what it was made of; the clinic's own words in that language have no original. */
export type TranslatedReply = {
  text: string
  original: string
  /** The text again, where its writer has confirmed that it differs from the original. */
  confirmed: string
}
