// node scripts/sbom.mjs writes sbom.json, the list of what runs in production, as CycloneDX 1.6. `--stdout` prints it instead.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node.mjs'

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
const { name, version, packages } = JSON.parse(lockText)
const components = new Map()
for (const [path, entry] of Object.entries(packages)) {
  if (!path.startsWith('node_modules/') || entry.link || entry.dev) continue
  const component = describe(entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), entry)
  components.set(component.purl, component)
}
const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  // The same lockfile gives the same list, byte for byte.
  serialNumber: `urn:uuid:${uuidOf(lockText)}`,
  version: 1,
  metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
  components: [...components.values()],
}
const text = `${JSON.stringify(sbom, null, 2)}\n`
if (process.argv.includes('--stdout')) process.stdout.write(text)
else {
  writeFileSync(join(root, 'sbom.json'), text)
  console.log(`sbom.json names ${components.size} packages.`)
}

function describe(packageName, { version: packageVersion, license, integrity, optional }) {
  const purl = `pkg:npm/${packageName.replace('@', '%40')}@${packageVersion}`
  return {
    type: 'library',
    'bom-ref': purl,
    name: packageName,
    version: packageVersion,
    purl,
    scope: optional ? 'optional' : 'required',
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
    licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
  }
}

function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
