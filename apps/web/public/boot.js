// Runs before the first paint, in any browser: the chosen theme and language, and a word to browsers that are too old.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('vastus.theme')
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
    var language = localStorage.getItem('prm.language')
    if (language) root.lang = language.slice(0, 2)
  } catch (_) {
    // Storage can be closed to us; the page then starts in the defaults.
    root.removeAttribute('data-theme')
  }
  var supported =
    'noModule' in document.createElement('script') &&
    typeof HTMLDialogElement === 'function' &&
    typeof structuredClone === 'function' &&
    !!window.CSS &&
    CSS.supports('selector(:has(a))')
  if (!supported) root.className += ' unsupported'
})()
