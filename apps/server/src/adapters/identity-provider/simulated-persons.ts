import { IdentityRefused } from './identity-provider.ts'
import { callProvider, jsonBody } from './wire.ts'

/** Gives codes the names that the certificates of the simulators shall carry. False when they do not answer. */
export async function registerSimulatedPersons(
  simulatorsUrl: string,
  persons: readonly { personalCode: string; firstName: string; surname: string }[],
): Promise<boolean> {
  try {
    const { status } = await callProvider(`${simulatorsUrl}/authority/persons`, jsonBody(persons))
    return status === 204
  } catch (error) {
    if (error instanceof IdentityRefused) return false
    throw error
  }
}
