const all = ['my-e-contacts'] as const

/** Under which the patient's e-contacts stand in the cache. */
export const myEContactKeys = {
  all,
  list: [...all, 'list'] as const,
  timeline: (id: number) => [...all, 'timeline', id] as const,
}
