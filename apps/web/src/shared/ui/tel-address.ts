/** The address that calls a number, however it is written. */
export const telAddress = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
