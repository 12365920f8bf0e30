import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { type LdlForm, OTHER_FACTORS } from './ldl-form.ts'
import { MeasureField } from './measure-field.tsx'
import { SexField } from './sex-field.tsx'
import styles from './tools.module.css'

type LdlConditionsProps = { form: LdlForm; onChange: (part: Partial<LdlForm>) => void }

/** Who the patient is, and the conditions that decide the risk before any figure. */
export function LdlConditions({ form, onChange }: LdlConditionsProps) {
  const { t } = useI18n()
  const hasDiabetes = form.diabetes !== 'NONE'
  return (
    <>
      <Card heading={t('tools.ldl.person')}>
        <FieldStack>
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
          <Checkbox
            id="smoker"
            label={t('tools.ldl.smoker')}
            checked={form.smoker}
            onChange={(smoker) => onChange({ smoker })}
          />
        </FieldStack>
      </Card>
      <Card heading={t('tools.ldl.conditions')}>
        <FieldStack>
          <Checkbox
            id="ascvd"
            label={t('tools.ldl.ascvd')}
            hint={t('tools.ldl.ascvdHint')}
            checked={form.ascvd}
            onChange={(ascvd) =>
              onChange({ ascvd, ...(ascvd ? {} : { recurrent: false, polyvascular: false }) })
            }
          />
          {form.ascvd && (
            <div className={styles.nested}>
              <Checkbox
                id="recurrent"
                label={t('tools.ldl.recurrent')}
                checked={form.recurrent}
                onChange={(recurrent) => onChange({ recurrent })}
              />
              <Checkbox
                id="polyvascular"
                label={t('tools.ldl.polyvascular')}
                checked={form.polyvascular}
                onChange={(polyvascular) => onChange({ polyvascular })}
              />
            </div>
          )}
          <Checkbox id="fh" label={t('tools.ldl.fh')} checked={form.fh} onChange={(fh) => onChange({ fh })} />
          <NativeSelect
            id="diabetes"
            label={t('tools.ldl.diabetes')}
            value={form.diabetes}
            onChange={(next) => onChange({ diabetes: next as LdlForm['diabetes'] })}
            options={(['NONE', 'TYPE1', 'TYPE2'] as const).map((type) => ({
              value: type,
              label: t(`tools.ldl.diabetesType.${type}`),
            }))}
          />
          {hasDiabetes && (
            <div className={styles.nested}>
              <MeasureField
                id="diabetesYears"
                measure="DIABETES_YEARS"
                label={t('tools.field.DIABETES_YEARS')}
                value={form.diabetesYears}
                onChange={(diabetesYears) => onChange({ diabetesYears })}
              />
              <Checkbox
                id="organDamage"
                label={t('tools.ldl.organDamage')}
                hint={t('tools.ldl.organDamageHint')}
                checked={form.organDamage}
                onChange={(organDamage) => onChange({ organDamage })}
              />
            </div>
          )}
          {(hasDiabetes || form.fh) && (
            <Fieldset id="factors" label={t('tools.ldl.factors')}>
              {OTHER_FACTORS.map((factor) => (
                <Checkbox
                  key={factor}
                  id={`factor-${factor}`}
                  label={t(`tools.ldl.factor.${factor}`)}
                  checked={form.factors.includes(factor)}
                  onChange={(isChosen) =>
                    onChange({
                      factors: isChosen
                        ? [...form.factors, factor]
                        : form.factors.filter((each) => each !== factor),
                    })
                  }
                />
              ))}
            </Fieldset>
          )}
        </FieldStack>
      </Card>
    </>
  )
}
