// Runs before the first paint, in any browser: the chosen theme and language, and a word to browsers that are too old.
// Then it asks at once for what the app needs in any case, so that nothing of it waits until the app itself has arrived.
;(function () {
  var root = document.documentElement
  var language = ''
  try {
    var theme = localStorage.getItem('vastus.theme')
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
    language = localStorage.getItem('prm.language') || ''
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
  if (!supported) {
    root.className += ' unsupported'
    return
  }

  function ask(path) {
    return fetch('/api' + path, { headers: { accept: 'application/json' }, cache: 'no-store' })
  }
  var login = ask('/login')
  var answers = {
    '/api/config': ask('/config'),
    '/api/login': login,
    '/api/users/consents': login.then(function (answer) {
      return answer.ok ? ask('/users/consents') : answer
    }),
  }
  // Who takes an answer hears of its failure; one that nobody takes is no error of the page.
  Object.keys(answers).forEach(function (path) {
    answers[path].catch(function () {})
  })
  window.vastusAnswers = answers

  // The build writes the names of its files here:
  // { pages: { guest: [] }, words: { et: { every: [], guest: [] } }, languageOf: { EE: 'et' } }
  var files = { pages: {}, words: {}, languageOf: {} }
  function fetchEarly(names) {
    ;(names || []).forEach(function (name) {
      var link = document.createElement('link')
      var isStyle = /\.css$/.test(name)
      // The app puts the styles in force, in its own order.
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.href = '/' + name
      document.head.appendChild(link)
    })
  }
  var path = location.pathname
  var face = 'guest'
  if (/^\/(clinic-e-contacts|e-contacts\/\d+)$/.test(path)) face = 'clinic'
  else if (/^\/(my-e-contacts|e-contacts)(\/|$)/.test(path)) face = 'patient'
  var page = face
  if (path === '/e-contacts/create') page = 'create'
  if (/^\/e-contacts\/\d+\/timeline$/.test(path)) page = 'timeline'
  fetchEarly(files.pages[page])

  function fetchWords(words) {
    if (!words) return false
    fetchEarly(words.every)
    fetchEarly(words[face])
    return true
  }
  var inAddress = /[?&]locale=([a-z]{2})/.exec(location.search)
  if (!fetchWords(files.words[inAddress ? inAddress[1] : language.slice(0, 2)]))
    answers['/api/config']
      .then(function (answer) {
        return answer.clone().json()
      })
      .then(function (config) {
        fetchWords(files.words[files.languageOf[config.featureFlags.COUNTRY_CODE]])
      })
      // The app asks again and tells what is wrong.
      .catch(function () {})
})()
