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

  var inAddress = /[?&]locale=([a-z]{2})/.exec(location.search)
  language = inAddress && files.words[inAddress[1]] ? inAddress[1] : language.slice(0, 2)
  function fetchWords() {
    var words = files.words[language]
    if (!words) return false
    fetchEarly(words.every)
    fetchEarly(words[face])
    return true
  }
  var hasWords = fetchWords()

  function json(answer) {
    return answer.clone().json()
  }
  function inForce(name) {
    return new Promise(function (resolve, reject) {
      var link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = '/' + name
      link.onload = resolve
      link.onerror = reject
      document.head.appendChild(link)
    })
  }
  // The frame of the page with its first words, until the app puts the whole page there. It waits until it is known who
  // looks, so that nobody sees a page that is not theirs.
  function paintFrame(config, user) {
    var kept = document.getElementById('frames')
    if (!kept) return
    var drawn = JSON.parse(kept.content.textContent)
    var frame = drawn.pages[path.replace(/^(\/e-contacts\/)\d+(?=\/)/, '$1:id')]
    if (!frame || !drawn.words[language]) return
    if (frame.role ? !user || user.incompleteProfile || user.permissions.indexOf(frame.role) < 0 : user)
      return
    // Of an e-contact for somebody else the frame would have to tell the name.
    var person = /[?&]personId=(\d+)/.exec(location.search)
    if (person && Number(person[1]) !== user.personId) return
    var styles = (files.pages[page] || []).filter(function (name) {
      return /\.css$/.test(name)
    })
    return Promise.all(styles.reverse().map(inForce)).then(function () {
      var place = document.getElementById('root')
      if (place.firstChild) return
      root.lang = language
      place.innerHTML = frame.html.replace(/\{\{(\w+)\}\}/g, function (_, word) {
        return word === 'code' ? language.toUpperCase() : drawn.words[language][word]
      })
      if (config.appMode === 'PROD') place.querySelector('[data-demo]').remove()
    })
  }
  answers['/api/config']
    .then(json)
    .then(function (config) {
      if (!hasWords) {
        language = files.languageOf[config.featureFlags.COUNTRY_CODE]
        fetchWords()
      }
      return login.then(function (answer) {
        if (answer.status === 401) return paintFrame(config, null)
        if (!answer.ok) return
        return json(answer).then(function (user) {
          return paintFrame(config, user)
        })
      })
    })
    // The app asks again and tells what is wrong.
    .catch(function () {})
})()
