import { DEMO_ACCOUNTS, demoEmail } from '@vastus/demo/accounts'
import { FILE_ENDINGS, MAX_FILE_BYTES, MAX_FILES } from '@vastus/domain/files/file-rules'
import { IMPORT_METHODS } from '@vastus/domain/patient-lists/list-import'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { findDemoAccounts } from './demo-account-repository.ts'

export function configRoute({
  config,
  database,
  identity,
  patientRegister,
  version,
}: Services): Handlers<'getConfig'> {
  const fixed = {
    appMode: config.appMode,
    version,
    featureFlags: {
      COUNTRY_CODE: config.countryCode,
      DOKOBIT_LOGIN_ENABLED: identity.methods.length > 0 || identity.dokobit !== null,
      EMAIL_LOGIN_ENABLED: config.isEmailLoginEnabled,
      PERSONAL_CODE_REQUIRED: config.isPersonalCodeRequired,
    },
    signInMethods: identity.methods,
    hasPatientRegister:
      patientRegister !== null && IMPORT_METHODS.some((method) => identity.methods.includes(method)),
    externalProviders: identity.external,
    fileFormats: [...FILE_ENDINGS],
    maxFileCount: MAX_FILES,
    maxFileBytes: MAX_FILE_BYTES,
    supportEmail: config.supportEmail,
  }
  return {
    getConfig: async () => {
      if (config.appMode !== 'DEMO') return fixed
      const demoAccounts = await database.transaction({ actor: 'system' }, (tx) =>
        findDemoAccounts(tx, DEMO_ACCOUNTS.map(demoEmail)),
      )
      return { ...fixed, demoAccounts }
    },
  }
}
