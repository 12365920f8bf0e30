import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** Where files lie while they are being received or looked at; nothing in it is older than a request. */
export function uploadFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads')
}
