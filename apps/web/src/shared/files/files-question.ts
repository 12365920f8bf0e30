/** Asks whether to stay with files that did not arrive yet, for what takes them away without another address. */
export const filesQuestion: { ask?: (() => Promise<boolean>) | undefined } = {}
