import { UNIT_SYSTEMS } from '@vastus/domain/tools/measure'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import type { LdlAssessment, LdlForm } from './ldl-form.ts'
import { MeasureField } from './measure-field.tsx'
import styles from './tools.module.css'
import { UnitSwitch } from './unit-switch.tsx'
import { lipidUnit, useRounded } from './units.ts'

type LdlMeasurementsProps = {
  form: LdlForm
  found: LdlAssessment
  onChange: (part: Partial<LdlForm>) => void
}

/** The figures: lipids in one unit, pressures, filtration. */
export function LdlMeasurements({ form, found, onChange }: LdlMeasurementsProps) {
  const { t } = useI18n()
  const rounded = useRounded()
  const { unit } = form
  const lipid = (
    field: 'total' | 'hdl' | 'triglycerides',
    measure: 'TOTAL_CHOLESTEROL' | 'HDL' | 'TRIGLYCERIDES',
  ) => (
    <MeasureField
      id={field}
      measure={measure}
      unit={unit}
      label={t(`tools.field.${measure}`)}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <Card heading={t('tools.ldl.measured')}>
      <FieldStack>
        <UnitSwitch
          id="unit"
          label={t('tools.field.LIPID_UNIT')}
          value={unit}
          onChange={(next) => onChange({ unit: next })}
          options={UNIT_SYSTEMS.map((value) => ({ value, label: lipidUnit(t, value) }))}
        />
        <MeasureField
          id="ldl"
          measure="LDL"
          unit={unit}
          label={t('tools.field.LDL')}
          hint={t('tools.ldl.ldlHint')}
          value={form.ldl}
          onChange={(ldl) => onChange({ ldl })}
        />
        <div role="status" className={styles.said}>
          {found.ldl.isCounted && found.ldl.value !== null && (
            <p>{t('tools.ldl.friedewald', { value: rounded(found.ldl.value), unit: lipidUnit(t, unit) })}</p>
          )}
          {found.ldl.isRefused && <p>{t('tools.ldl.friedewaldNot')}</p>}
          {found.hasTooMuchLipid && <p>{t('tools.lipidSum')}</p>}
        </div>
        <Checkbox
          id="onTreatment"
          label={t('tools.ldl.onTreatment')}
          checked={form.onTreatment}
          onChange={(onTreatment) => onChange({ onTreatment })}
        />
        {form.onTreatment && (
          <div className={styles.nested}>
            <MeasureField
              id="untreatedLdl"
              measure="LDL"
              unit={unit}
              optional
              label={t('tools.field.UNTREATED_LDL')}
              hint={t('tools.ldl.untreatedHint')}
              value={form.untreatedLdl}
              onChange={(untreatedLdl) => onChange({ untreatedLdl })}
            />
          </div>
        )}
        <div className={styles.pair}>
          {lipid('total', 'TOTAL_CHOLESTEROL')}
          {lipid('hdl', 'HDL')}
        </div>
        {lipid('triglycerides', 'TRIGLYCERIDES')}
        <div className={styles.pair}>
          <MeasureField
            id="systolic"
            measure="SYSTOLIC"
            label={t('tools.field.SYSTOLIC')}
            value={form.systolic}
            onChange={(systolic) => onChange({ systolic })}
          />
          <MeasureField
            id="diastolic"
            measure="DIASTOLIC"
            label={t('tools.field.DIASTOLIC')}
            value={form.diastolic}
            problem={found.hasLowPulse ? t('tools.pressures') : undefined}
            onChange={(diastolic) => onChange({ diastolic })}
          />
        </div>
        <MeasureField
          id="egfr"
          measure="EGFR"
          label={t('tools.field.EGFR')}
          value={form.egfr}
          onChange={(egfr) => onChange({ egfr })}
        />
      </FieldStack>
    </Card>
  )
}
