import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { saveRecoveryCodes } from './authenticator-repository.ts'
import { digestOfRecovery, newRecoveryCodes } from './authenticator-secret.ts'

/** New recovery codes for the account, in place of all from before. They are shown once. */
export async function giveRecoveryCodes({ config }: Services, tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const digests = codes.map((each) => digestOfRecovery(config.secretKey, userId, each))
  await saveRecoveryCodes(tx, userId, digests)
  return codes
}

/** Once there is no second factor left that they could stand in for. */
export const forgetRecoveryCodes = (tx: Tx, userId: number): Promise<void> =>
  saveRecoveryCodes(tx, userId, [])
