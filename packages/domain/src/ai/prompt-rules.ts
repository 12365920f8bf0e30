/** What a prompt may be used for; each has one published prompt at a time. */
export const AI_PURPOSES = ['SUMMARY', 'SMART_QUESTIONS', 'MEDICAL_SUMMARY', 'TRANSLATION'] as const
export type AiPurpose = (typeof AI_PURPOSES)[number]

export const PROMPT_NAME_MAX = 100
export const PROMPT_MESSAGE_MAX = 8000
export const MODEL_NAME_MAX = 100

/** Parameters of a call with their ranges, both ends allowed. Source: the chat completions protocol. */
export const PARAMETER_RANGES = {
  temperature: { min: 0, max: 2, isWhole: false },
  topP: { min: 0, max: 1, isWhole: false },
  maxTokens: { min: 1, max: 32_000, isWhole: true },
  frequencyPenalty: { min: -2, max: 2, isWhole: false },
  presencePenalty: { min: -2, max: 2, isWhole: false },
} as const
export type ParameterName = keyof typeof PARAMETER_RANGES
export type AiParameters = Partial<Record<ParameterName, number>>

export type ParametersProblem =
  | { rule: 'NOT_JSON' }
  | { rule: 'UNKNOWN'; name: string }
  | { rule: 'RANGE'; name: ParameterName; min: number; max: number }

/**
 * Reads the parameters of a prompt from the JSON text that an administrator typed. An empty text means no parameters.
 *
 * @returns the parameters, or everything that is wrong with them
 */
export function readParameters(
  json: string,
): { parameters: AiParameters } | { problems: ParametersProblem[] } {
  const parsed = parseObject(json.trim() === '' ? '{}' : json)
  if (!parsed) return { problems: [{ rule: 'NOT_JSON' }] }
  const problems: ParametersProblem[] = []
  const parameters: AiParameters = {}
  for (const [name, value] of Object.entries(parsed)) {
    if (!isParameter(name)) problems.push({ rule: 'UNKNOWN', name })
    else if (isInRange(name, value)) parameters[name] = value
    else {
      const { min, max } = PARAMETER_RANGES[name]
      problems.push({ rule: 'RANGE', name, min, max })
    }
  }
  return problems.length > 0 ? { problems } : { parameters }
}

/** The system message must ask for JSON: the responses are read as JSON, and some providers refuse otherwise. */
export const requestsJson = (systemMessage: string): boolean => /\bJSON\b/i.test(systemMessage)

const isParameter = (name: string): name is ParameterName => Object.hasOwn(PARAMETER_RANGES, name)

function isInRange(name: ParameterName, value: unknown): value is number {
  const { min, max, isWhole } = PARAMETER_RANGES[name]
  return typeof value === 'number' && value >= min && value <= max && (!isWhole || Number.isInteger(value))
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    // A text that is no JSON is an expected mistake of a person, told by the result.
    return null
  }
}
