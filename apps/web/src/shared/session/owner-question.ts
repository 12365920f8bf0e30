/** Whether the user is being asked to prove again to be the owner of the account. Calls that wait for it share one question. */
function createOwnerQuestion() {
  let waiting: PromiseWithResolvers<boolean> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    isOpen: () => waiting !== null,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @returns whether the user has proven it; false when they gave up */
    ask(): Promise<boolean> {
      waiting ??= Promise.withResolvers<boolean>()
      tell()
      return waiting.promise
    },
    answer(isOwner: boolean): void {
      waiting?.resolve(isOwner)
      waiting = null
      tell()
    },
  }
}

export const ownerQuestion = createOwnerQuestion()
