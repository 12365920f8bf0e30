/** The packages that a clinic can have, from the smallest up. */
export const PLANS = ['BASIC', 'PREMIUM'] as const
export type Plan = (typeof PLANS)[number]
export const TOP_PLAN: Plan = 'PREMIUM'
/** How long the reason may be that the platform gives a clinic for another plan. */
export const PLAN_REASON_MAX = 500

/** What not every plan has. */
export const PLAN_PARTS = ['STRUCTURED_QUESTIONNAIRES', 'ANTIVIRUS_SCANNING'] as const
export type PlanPart = (typeof PLAN_PARTS)[number]

const PARTS: Record<Plan, readonly PlanPart[]> = { BASIC: [], PREMIUM: PLAN_PARTS }

/** Whether a clinic of the plan has the part. */
export function planHas(plan: Plan, part: PlanPart): boolean {
  return PARTS[plan].includes(part)
}

/** What the plan lacks; nothing for the best one. */
export function missingParts(plan: Plan): PlanPart[] {
  return PLAN_PARTS.filter((part) => !planHas(plan, part))
}
