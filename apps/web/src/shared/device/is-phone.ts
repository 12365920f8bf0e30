/** Whether the device is held in the hand: no card goes into it, and the app of a digital ID may be on it. */
export const isPhone = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches
