export { TemplateList, LIST_ID, optionId } from './template-list.tsx'
export { default as templateStyles } from './templates.module.css'
export { ManageTemplates } from './manage-templates.tsx'
export { useTemplatePicker } from './use-template-picker.ts'
