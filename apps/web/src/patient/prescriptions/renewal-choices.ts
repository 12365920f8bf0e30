/** For whom, at which clinic, and which kind of request; they stand in the address. */
export type RenewalChoices = {
  personId: string
  clinicId: string
  type: string
  /** Which of them was changed on the last step, with the rest of the message standing. */
  change?: string
}
