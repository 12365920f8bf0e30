// Runs before the first paint, in any browser: sets the chosen theme and language, and starts nothing in a browser that is too
// old, which shows a notice instead. Then it asks at once for what the app needs in any case, so that nothing of it waits until the app itself has arrived.
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
  // Each feature that the app uses and that is newer than modules. scripts/needed-features.test.mjs compares this with the code.
  var NEEDED = [
    '(container-type: inline-size)',
    'AbortController',
    'AbortSignal',
    'AbortSignal.any',
    'AbortSignal.prototype.throwIfAborted',
    'AbortSignal.timeout',
    'Array.prototype.at',
    'Array.prototype.findLast',
    'Array.prototype.findLastIndex',
    'Array.prototype.flat',
    'Array.prototype.flatMap',
    'Array.prototype.toReversed',
    'Array.prototype.toSorted',
    'Blob.prototype.text',
    'BroadcastChannel',
    'Clipboard.prototype.writeText',
    'Crypto.prototype.randomUUID',
    'FormData.prototype.set',
    'HTMLDialogElement.prototype.close',
    'HTMLDialogElement.prototype.showModal',
    'HTMLElement.prototype.inert',
    'HTMLElement.prototype.popover',
    'HTMLElement.prototype.showPopover',
    'IDBFactory.prototype.open',
    'Intl.ListFormat',
    'Intl.PluralRules',
    'Intl.RelativeTimeFormat',
    'Navigator.prototype.clipboard',
    'Object.fromEntries',
    'Object.hasOwn',
    'Promise.prototype.finally',
    'Promise.withResolvers',
    'ResizeObserver',
    'String.prototype.isWellFormed',
    'String.prototype.matchAll',
    'String.prototype.replaceAll',
    'String.prototype.trimEnd',
    'String.prototype.trimStart',
    'queueMicrotask',
    'selector(::backdrop)',
    'selector(:focus-visible)',
    'selector(:has(a))',
    'selector(:modal)',
    'selector(:popover-open)',
  ]
  function isMissing(feature) {
    if (feature.indexOf('(') !== -1) return !window.CSS || !CSS.supports(feature)
    // Browsers have it only for pages that came over https or from the device itself.
    if (/^Crypto|lipboard/.test(feature) && !window.isSecureContext) return false
    var names = feature.split('.')
    var last = names.pop()
    var owner = names.reduce(function (place, name) {
      return place && place[name]
    }, window)
    return !owner || !(last in owner)
  }
  // What a browser says of itself: the oldest that have all of the above. Chrome's name is in those built on it; only Safari's has a version.
  var OLDEST = { Chrome: 119, Firefox: 125, Version: 17 }
  function isNamedTooOld(agent) {
    var named = /(Chrome|Firefox)\/(\d+)/.exec(agent) || /(Version)\/(\d+).* Safari/.exec(agent)
    return /MSIE|Trident/.test(agent) || (named && named[2] < OLDEST[named[1]])
  }
  // The page holds the notice in each language; in others than these all of them are shown.
  function showUnsupported() {
    var inAddress = /[?&]locale=([a-z]{2})/.exec(location.search)
    var wanted = [inAddress ? inAddress[1] : '', language].concat(
      navigator.languages || navigator.language || [],
    )
    var understood = wanted.filter(function (each) {
      return /^(et|en|ru|pl)/.test(each)
    })
    root.className += ' unsupported'
    if (understood.length === 0) return
    root.lang = understood[0].slice(0, 2)
    document.addEventListener('DOMContentLoaded', function () {
      var others = document.querySelectorAll('.unsupported-notice > :not([lang="' + root.lang + '"])')
      for (var at = 0; at < others.length; at += 1) others[at].parentNode.removeChild(others[at])
    })
  }
  if (
    !('noModule' in document.createElement('script')) ||
    NEEDED.some(isMissing) ||
    isNamedTooOld(navigator.userAgent)
  )
    return showUnsupported()

  // The build writes here what every page asks for, and the names of its files:
  // { asks: { config: '/api/config' }, start: '', words: { et: { every: [], guest: [] } }, languageOf: { EE: 'et' } }
  var files = { asks: {}, words: {}, languageOf: {} }

  // The server sends answers along with the page when somebody opens it. What it left out is asked for here.
  var along = document.getElementById('first')
  var first = along ? JSON.parse(along.content.textContent) : { answers: {}, files: [] }
  if (along) along.remove()
  var ASKING = { headers: { accept: 'application/json' }, cache: 'no-store' }
  function answerOf(given) {
    var headers = { 'content-type': 'application/json', date: given.date }
    return new Response(JSON.stringify(given.body), { status: given.status, headers: headers })
  }
  var answers = {}
  for (var url in first.answers) answers[url] = Promise.resolve(answerOf(first.answers[url]))
  function ask(url) {
    return (answers[url] = answers[url] || fetch(url, ASKING))
  }
  ask(files.asks.config)
  var login = ask(files.asks.login)
  if (!answers[files.asks.consents])
    answers[files.asks.consents] = login.then(function (answer) {
      return answer.ok ? fetch(files.asks.consents, ASKING) : answer
    })
  // Who takes an answer hears of its failure; one that nobody takes is no error of the page.
  Object.keys(answers).forEach(function (path) {
    answers[path].catch(function () {})
  })
  window.vastusAnswers = answers

  var inAddress = /[?&]locale=([a-z]{2})/.exec(location.search)
  language = inAddress && files.words[inAddress[1]] ? inAddress[1] : language.slice(0, 2)
  function fetchEarly(names) {
    names.forEach(function (name) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = '/' + name
      document.head.appendChild(link)
    })
  }
  function fetchWords() {
    var words = files.words[language]
    if (words) fetchEarly(words.every.concat(words[first.face] || []))
  }
  function learnLanguage(config) {
    if (files.words[language]) return
    language = files.languageOf[config.featureFlags.COUNTRY_CODE]
    if (isStarted) fetchWords()
  }
  var isStarted = false
  var config = first.answers[files.asks.config]
  if (config) learnLanguage(config.body)
  else
    answers[files.asks.config]
      .then(function (answer) {
        return answer.clone().json()
      })
      .then(learnLanguage)
      // The app asks again and tells what is wrong.
      .catch(function () {})

  function parsed() {
    return new Promise(function (resolve) {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
      else resolve()
    })
  }
  // Letters that stay as they are read better than letters that change; the Latin ones are on their way since the page began.
  function fontsOrAMoment(text) {
    return new Promise(function (resolve) {
      setTimeout(resolve, 700)
      document.fonts.load('1rem Inter', text).then(resolve, resolve)
    })
  }
  function paint(frame) {
    return parsed()
      .then(function () {
        return fontsOrAMoment(frame.words[language].join(''))
      })
      .then(function () {
        var place = document.getElementById('root')
        // The app may have been faster: then the page is the app's.
        if (place.hasChildNodes()) return
        root.lang = language
        place.innerHTML = frame.html.replace(/\ue000(\w+)\ue001/g, function (_, word) {
          return word === 'CODE' ? language.toUpperCase() : frame.words[language][word]
        })
      })
  }
  function start() {
    if (isStarted || !files.start) return
    isStarted = true
    fetchEarly(first.files.concat(files.start))
    fetchWords()
    // The end of the page, where the app has its place, can arrive later than an app that the browser has kept.
    parsed().then(function () {
      var script = document.createElement('script')
      script.type = 'module'
      script.src = '/' + files.start
      document.head.appendChild(script)
    })
  }
  // First the eyes get something: fetching and running the libraries would keep it from them.
  function startAfterPaint() {
    // A page that nobody sees paints nothing.
    if (document.hidden) return start()
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  }
  // The server drew it for this visitor; its words are there in each language.
  var frame = first.frame
  if (frame && frame.words[language]) {
    paint(frame).then(startAfterPaint, start)
    // On a slow line the libraries set out while the font is still on its way.
    setTimeout(start, 250)
  } else start()
})()
