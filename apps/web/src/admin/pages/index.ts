/** What the pages of the platform's administration have in common. */
export { ChangedMeanwhile } from './changed-meanwhile.tsx'
export { Screen, ScreenFailed } from './screen.tsx'
export { default as styles } from './pages.module.css'
export { useEditedForm } from './use-edited-form.ts'
