import { escapeHtml, htmlPage } from '../html-page.ts'
import type { CareFlow, Question } from './care-flows.ts'

/** The pages on which a care flow is filled in. */
export function pageOf(sessionId: string, { questions }: CareFlow): string {
  const form = (content: string) => `<form method="post">${content}</form>`
  return htmlPage(
    'Simulated Awell',
    form(`${questions.map(fieldsOf).join('')}<button>Send</button>`) +
      form('<button name="decision" value="cancel">Cancel</button>') +
      `<p>${escapeHtml(sessionId)}</p>`,
  )
}

const fieldsOf = ({ id, title, options }: Question) =>
  `<fieldset><legend>${escapeHtml(title)}</legend>${options
    .map(
      (label, value) =>
        `<label><input type="radio" name="${id}" value="${value}" required> ${escapeHtml(label)}</label>`,
    )
    .join('')}</fieldset>`
