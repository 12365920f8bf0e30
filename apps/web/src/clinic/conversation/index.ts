export { type Reason, ReasonDialog } from './reason-dialog.tsx'
