import { GFR_FORMULAS, type GfrFormula } from '@vastus/domain/tools/kidney'
import { UNIT_SYSTEMS } from '@vastus/domain/tools/measure'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { GfrResult } from './gfr-result.tsx'
import { assessKidneyForm, EMPTY_KIDNEY, type KidneyForm } from './kidney-form.ts'
import { MeasureField } from './measure-field.tsx'
import { SexField } from './sex-field.tsx'
import { type ToolContext, ToolFrame } from './tool-frame.tsx'
import styles from './tools.module.css'
import { UnitSwitch } from './unit-switch.tsx'
import { unitOf } from './units.ts'

/** How often to check the kidneys, and when to refer. What is typed stays on this page only. */
export function GfrScreen({ context = null }: { context?: ToolContext | null }) {
  const { t } = useI18n()
  const first: KidneyForm = context
    ? { ...EMPTY_KIDNEY, age: String(context.age), sex: context.sex ?? '' }
    : EMPTY_KIDNEY
  const [form, setForm] = useState(first)
  const [round, setRound] = useState(0)
  const change = (part: Partial<KidneyForm>) => setForm((current) => ({ ...current, ...part }))
  return (
    <ToolFrame
      tool="gfr"
      context={context}
      onReset={() => {
        setForm(EMPTY_KIDNEY)
        setRound(round + 1)
      }}
      form={
        <div key={round} style={{ display: 'contents' }}>
          <Filtration form={form} onChange={change} />
          <Card heading={t('tools.gfr.albumin')}>
            <FieldStack>
              <UnitSwitch
                id="acrUnit"
                label={t('tools.field.UNIT')}
                value={form.acrUnit}
                onChange={(acrUnit) => change({ acrUnit })}
                options={UNIT_SYSTEMS.map((value) => ({ value, label: unitOf(t, 'ACR', value) ?? '' }))}
              />
              <MeasureField
                id="acr"
                measure="ACR"
                unit={form.acrUnit}
                label={t('tools.field.ACR')}
                value={form.acr}
                onChange={(acr) => change({ acr })}
              />
            </FieldStack>
          </Card>
          <Card heading={t('tools.gfr.course')}>
            <FieldStack>
              <Checkbox
                id="isLasting"
                label={t('tools.gfr.lasting')}
                checked={form.isLasting}
                onChange={(isLasting) => change({ isLasting })}
              />
              <MeasureField
                id="earlierEgfr"
                measure="EGFR"
                optional
                label={t('tools.field.EARLIER_EGFR')}
                hint={t('tools.gfr.earlierHint')}
                value={form.earlierEgfr}
                onChange={(earlierEgfr) => change({ earlierEgfr })}
              />
              <Checkbox
                id="loweringMedicine"
                label={t('tools.gfr.medicine')}
                checked={form.loweringMedicine}
                onChange={(loweringMedicine) => change({ loweringMedicine })}
              />
            </FieldStack>
          </Card>
        </div>
      }
      result={<GfrResult form={form} assessed={assessKidneyForm(form)} context={context} />}
      sources={[t('tools.gfr.source1'), t('tools.gfr.source2')]}
    />
  )
}

type FiltrationProps = { form: KidneyForm; onChange: (part: Partial<KidneyForm>) => void }

function Filtration({ form, onChange }: FiltrationProps) {
  const { t } = useI18n()
  return (
    <Card heading={t('tools.gfr.filtration')}>
      <FieldStack>
        <UnitSwitch
          id="from"
          label={t('tools.gfr.from')}
          value={form.from}
          onChange={(from) => onChange({ from })}
          options={[
            { value: 'EGFR', label: t('tools.gfr.fromEgfr') },
            { value: 'CREATININE', label: t('tools.gfr.fromCreatinine') },
          ]}
        />
        {form.from === 'EGFR' ? (
          <MeasureField
            id="egfr"
            measure="EGFR"
            label={t('tools.field.EGFR')}
            value={form.egfr}
            onChange={(egfr) => onChange({ egfr })}
          />
        ) : (
          <>
            <div className={styles.pair}>
              <MeasureField
                id="age"
                measure="AGE"
                label={t('tools.field.AGE')}
                value={form.age}
                onChange={(age) => onChange({ age })}
              />
              <SexField value={form.sex} onChange={(sex) => onChange({ sex })} />
            </div>
            <UnitSwitch
              id="creatinineUnit"
              label={t('tools.field.UNIT')}
              value={form.creatinineUnit}
              onChange={(creatinineUnit) => onChange({ creatinineUnit })}
              options={UNIT_SYSTEMS.map((value) => ({ value, label: unitOf(t, 'CREATININE', value) ?? '' }))}
            />
            <MeasureField
              id="creatinine"
              measure="CREATININE"
              unit={form.creatinineUnit}
              label={t('tools.field.CREATININE')}
              value={form.creatinine}
              onChange={(creatinine) => onChange({ creatinine })}
            />
            <NativeSelect
              id="formula"
              label={t('tools.gfr.formula')}
              value={form.formula}
              onChange={(formula) => onChange({ formula: formula as GfrFormula })}
              options={GFR_FORMULAS.map((value) => ({ value, label: t(`tools.gfr.formulaName.${value}`) }))}
            />
          </>
        )}
      </FieldStack>
    </Card>
  )
}
