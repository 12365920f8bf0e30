import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Collects everything a person would not notice and a developer must: errors in the console, exceptions,
 * breaches of the content security policy, answers of 500 and above, and requests to anyone but the site.
 */
export async function watch(context: BrowserContext, baseUrl: string, problems: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content security policy: ${event.violatedDirective} refused ${event.blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAnswerToFirstProbe(message))
      problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseUrl) problems.push(`request to ${request.url()}`)
  })
}

/** Asked who is signed in, the server answers 401 to a guest. The browser itself prints that as an error. */
function isAnswerToFirstProbe(message: ConsoleMessage): boolean {
  return message.text().includes('status of 401') && new URL(message.location().url).pathname === '/api/login'
}
