/** Text that is already HTML; everything else is escaped when inserted. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | Html[] | string | number | null

/** Builds HTML from a template, escaping the values inserted. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, at) => string + (at < parts.length ? textOf(parts[at] ?? null) : '')).join(''))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map(({ text }) => text).join('')
  if (part instanceof Html) return part.text
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
.banner { background: #7a4a00; color: #fff; padding: .6rem 1rem; text-align: center }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
label { display: block; font-weight: 600; margin: 1rem 0 .3rem }
input, button, select { font: inherit; min-height: 2.75rem; padding: 0 .8rem; border-radius: .5rem; border: 1px solid #767b84; box-sizing: border-box }
input, select { width: 100% }
button { background: #0b6b6f; color: #fff; border-color: #0b6b6f; font-weight: 600; cursor: pointer; margin: .5rem .5rem 0 0 }
button.plain { background: transparent; color: inherit; border-color: #767b84 }
table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-top: 1px solid #9996 }
[role=alert] { border: 1px solid #c0392b; border-radius: .5rem; padding: .6rem .8rem }
code { font-size: .9em }
a { color: inherit }
`

/** Builds a complete page, marked as a simulation. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head>
<body><div class="banner" role="note">Simulation of the payment provider. No money moves, and amounts are made up.</div>
<main><h1>${title}</h1>${body}</main></body></html>`.text
}

/** Formats an amount for the pages. */
export function money(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-AU', { style: 'currency', currency: currency.toUpperCase() }).format(minor / 100)
}

export function day(seconds: number): string {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })
  return format.format(new Date(seconds * 1000))
}
