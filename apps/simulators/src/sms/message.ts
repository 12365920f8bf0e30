export type Message = {
  id: string
  to: string
  sender: string
  text: string
  reportUrl: string | null
  /** The last status that was reported. */
  status: string
  acceptedAt: string
}
