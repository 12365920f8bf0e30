import { deviceSetting } from '../device/device-setting.ts'

/** Whether a letter pressed outside a text field is a command. */
export const singleKeys = deviceSetting('single-keys', ['on', 'off'])
