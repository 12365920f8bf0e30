import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { Ajv } from 'ajv'
import structures from './fhir-r4.definitions.json' with { type: 'json' }
import schema from './fhir-r4.schema.json' with { type: 'json' }

/** The JSON schema that HL7 publishes: unknown fields, wrong kinds of values and unknown codes are faults. */
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'r4')

// The validator looks at what the schema cannot say: invariants, forms of text, fields that must be there.
indexStructureDefinitionBundle(structures.definitions)

/** What a base R4 validator finds wrong with a resource, in the form in which it leaves as JSON. */
export function r4FaultsOf(resource: { resourceType: string }): string[] {
  const sent = JSON.parse(JSON.stringify(resource)) as { resourceType: string }
  return [...schemaFaults(sent), ...validatorFaults(sent)]
}

function schemaFaults(resource: { resourceType: string }): string[] {
  const validate = ajv.getSchema(`r4#/definitions/${resource.resourceType}`)
  if (!validate) throw new RangeError(resource.resourceType)
  void validate(resource)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Warnings count too. */
function validatorFaults(resource: { resourceType: string }): string[] {
  try {
    return validateResource(resource).map(describeIssue)
  } catch (error) {
    if (error instanceof OperationOutcomeError) return error.outcome.issue.map(describeIssue)
    throw error
  }
}

type Issue = { expression?: string[]; details?: { text?: string } }

function describeIssue({ expression, details }: Issue): string {
  return `${expression?.join(', ')}: ${details?.text}`
}
