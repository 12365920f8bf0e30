export { ChooseFile } from './choose-file.tsx'
