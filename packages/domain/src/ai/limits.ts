/** Most characters of what staff say about a summary. */
export const SUMMARIZATION_FEEDBACK_MAX = 1000
