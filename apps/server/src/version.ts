/** Of the product; kept with every backup. */
export const VERSION = '0.1.0'
