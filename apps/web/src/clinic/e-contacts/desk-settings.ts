import { deviceSetting } from '../../shared/device/device-setting.ts'

/** What is shown once an e-contact has been dealt with: the next one of the list, the list, or the same one still. */
export const afterAct = deviceSetting('after-act', ['next', 'list', 'stay'])
export const rowHeight = deviceSetting('row-height', ['comfortable', 'compact'])
export const filtersPane = deviceSetting('filters-pane', ['open', 'folded'])
export const patientPane = deviceSetting('patient-pane', ['open', 'folded'])
