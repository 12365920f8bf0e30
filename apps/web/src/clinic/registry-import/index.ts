export { StaleLists } from './stale-lists.tsx'
