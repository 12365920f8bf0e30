/**
 * What a ready-made answer may leave open, written in braces. `{firstName}` and `{surname}` are the patient's; `{addressee}` is the
 * first name of the reader of the reply: the patient, or the one who wrote for the patient.
 */
export const PLACEHOLDERS = ['addressee', 'firstName', 'surname', 'clinicName', 'myName', 'today'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const IN_BRACES = /\{([A-Za-z]{1,40})\}/g

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name)
}

/** Puts values in the place of placeholders. What has no value stays as it is, for the writer to see. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string>>): string {
  return text.replace(IN_BRACES, (whole, name: string) =>
    isPlaceholder(name) ? values[name]?.trim() || whole : whole,
  )
}

/** Words in braces that are still there, each once: a message that holds one is not ready to be sent. */
export function openPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(IN_BRACES)].map(([whole]) => whole))]
}

/** What a ready-made answer asks for that nothing can fill; null when all is well. */
export function checkPlaceholders(text: string): 'TEMPLATE_PLACEHOLDER' | null {
  return openPlaceholders(text).every((whole) => isPlaceholder(whole.slice(1, -1)))
    ? null
    : 'TEMPLATE_PLACEHOLDER'
}
