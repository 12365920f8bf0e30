import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { LdlConditions } from './ldl-conditions.tsx'
import { assessLdl, EMPTY_LDL, type LdlForm } from './ldl-form.ts'
import { LdlMeasurements } from './ldl-measurements.tsx'
import { LdlResult } from './ldl-result.tsx'
import { type ToolContext, ToolFrame } from './tool-frame.tsx'

/** The LDL goal by cardiovascular risk. What is typed stays on this page only. */
export function LdlScreen({ context = null }: { context?: ToolContext | null }) {
  const { t } = useI18n()
  const first: LdlForm = context
    ? { ...EMPTY_LDL, age: String(context.age), sex: context.sex ?? '' }
    : EMPTY_LDL
  const [form, setForm] = useState(first)
  const [round, setRound] = useState(0)
  const change = (part: Partial<LdlForm>) => setForm((current) => ({ ...current, ...part }))
  const found = assessLdl(form)
  return (
    <ToolFrame
      tool="ldl"
      context={context}
      onReset={() => {
        setForm(EMPTY_LDL)
        setRound(round + 1)
      }}
      form={
        <div key={round} style={{ display: 'contents' }}>
          <LdlConditions form={form} onChange={change} />
          <LdlMeasurements form={form} found={found} onChange={change} />
        </div>
      }
      result={<LdlResult form={form} found={found} context={context} />}
      sources={[t('tools.ldl.source1'), t('tools.ldl.source2'), t('tools.ldl.source3')]}
    />
  )
}
