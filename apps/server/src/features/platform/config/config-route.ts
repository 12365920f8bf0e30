import { DEMO_ACCOUNTS, demoEmail } from '@vastus/demo/accounts'
import { FILE_ENDINGS, MAX_FILE_BYTES, MAX_FILES } from '@vastus/domain/files/file-rules'
import { availableServices } from '../../../available-services.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { findDemoAccounts } from './demo-account-repository.ts'

export function configRoute(services: Services): Handlers<'getConfig'> {
  const { config, database, identity, version } = services
  const available = availableServices(services)
  const fixed = {
    appMode: config.appMode,
    version,
    featureFlags: {
      COUNTRY_CODE: config.countryCode,
      DOKOBIT_LOGIN_ENABLED: available.nationalSignIn,
      EMAIL_LOGIN_ENABLED: config.isEmailLoginEnabled,
      PERSONAL_CODE_REQUIRED: config.isPersonalCodeRequired,
    },
    signInMethods: identity.methods,
    hasSmartIdLinks: identity.smartId !== null,
    services: available,
    externalProviders: identity.external,
    fileFormats: [...FILE_ENDINGS],
    maxFileCount: MAX_FILES,
    maxFileBytes: MAX_FILE_BYTES,
    supportEmail: config.supportEmail,
  }
  return {
    getConfig: async () => {
      // They are entered with a password.
      if (config.appMode !== 'DEMO' || !config.isEmailLoginEnabled) return fixed
      const demoAccounts = await database.transaction({ actor: 'system' }, (tx) =>
        findDemoAccounts(tx, DEMO_ACCOUNTS.map(demoEmail)),
      )
      return { ...fixed, demoAccounts }
    },
  }
}
