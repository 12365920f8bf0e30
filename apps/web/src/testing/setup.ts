import { afterEach } from 'vitest'
import { closePages } from './open-page.ts'

// Registered for each file of tests: the files of a worker share the modules, which are loaded once.
afterEach(closePages)
