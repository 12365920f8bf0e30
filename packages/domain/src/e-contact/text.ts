/** Longest text of any message, question, answer or note, in code points. */
export const E_CONTACT_TEXT_MAX = 3000
