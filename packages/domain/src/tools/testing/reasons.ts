import type { LdlReason } from '../ldl-category.ts'

/** What the vectors call the reasons. */
export const REASONS: Record<string, LdlReason> = {
  ascvd: 'ASCVD',
  'ascvd with recurrent event or polyvascular disease': 'ASCVD_EXTREME',
  'fh with another major risk factor': 'FH_WITH_RISK_FACTOR',
  'fh without other major risk factors': 'FH_ALONE',
  'diabetes with target organ damage': 'DIABETES_ORGAN_DAMAGE',
  'diabetes 10 years or more, or another risk factor': 'DIABETES_LONG_OR_FACTOR',
  'young, short diabetes, no other risk factor': 'DIABETES_YOUNG',
  'diabetes, not in the young group': 'DIABETES_OTHER',
  'type 1 diabetes longer than 20 years': 'DIABETES_TYPE_1_LONG',
  'eGFR below 30': 'EGFR_UNDER_30',
  'eGFR 30 to 59': 'EGFR_30_TO_59',
  'SCORE2 20 % or more': 'SCORE2_VERY_HIGH',
  'SCORE2 10 to under 20 %': 'SCORE2_HIGH',
  'SCORE2 2 to under 10 %': 'SCORE2_MODERATE',
  'SCORE2 under 2 %': 'SCORE2_LOW',
  'one markedly raised risk factor': 'EXTREME_FACTOR',
}
