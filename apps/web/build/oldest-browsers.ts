/** The oldest browsers that have what boot.js asks for. The build writes for them: none older starts the app. */
export const OLDEST_BROWSERS = ['chrome119', 'edge119', 'firefox125', 'safari17.4']
