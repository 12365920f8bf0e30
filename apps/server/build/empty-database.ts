// Leaves in dist the empty database that a first start of the embedded one copies.
import { BUILT_FOLDER } from '../src/db/empty-database.ts'
import { makeEmptyDatabase } from '../src/db/make-empty-database.ts'

await makeEmptyDatabase(BUILT_FOLDER)
