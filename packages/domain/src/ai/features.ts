/** What a clinic can switch on and off, with the consent of its board. */
export const AI_FEATURES = ['translation', 'aiSummarization', 'aiSmartQuestionnaire'] as const
export type AiFeature = (typeof AI_FEATURES)[number]
