import type { Message } from './message.ts'

const SHOWN = 200

/** What the phones got, newest first. */
export const page = (messages: readonly Message[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Messages sent by SMS</title>
<style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}article{border:1px solid #767676;
border-radius:1rem;padding:.5rem 1rem;margin-block:1rem}p{white-space:pre-wrap;margin:.25rem 0}small{color:#555}</style>
<h1>Messages sent by SMS</h1><p>${messages.length} in all. The newest ${SHOWN} are shown.</p>
${messages.slice(0, SHOWN).map(articleOf).join('')}</html>`

const articleOf = ({ to, sender, text, status, acceptedAt }: Message) =>
  `<article><strong>${escape(to)}</strong><p>${escape(text)}</p>
<small>${escape(sender)} · ${escape(status)} · ${acceptedAt}</small></article>`

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
