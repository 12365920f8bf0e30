export { StaleHint, StaleLists } from './stale-lists.tsx'
