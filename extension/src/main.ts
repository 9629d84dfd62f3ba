import { type Journey, readJourney } from './journey.ts'
import type { Message, Reply } from './messages.ts'
import { Panel } from './panel.ts'

/** The site the extension calls; filled in by the build. */
declare const SITE_ORIGIN: string

const send = <Answer>(message: Message) => chrome.runtime.sendMessage<Answer>(message)
const panel = new Panel(SITE_ORIGIN, {
  again: () => runSearch(),
  options: () => void send({ kind: 'options' }),
})
let shown: Journey | null = null
let searches = 0

/** Reads the journey the page is about, and searches once for each new one. */
function readPage(): void {
  const journey = readJourney(new URL(location.href), readField)
  if (JSON.stringify(journey) === JSON.stringify(shown)) return
  shown = journey
  runSearch()
}

/**
 * Asks the background script, which alone may hold the member's token; drops the answer if a newer search has begun.
 */
async function runSearch(): Promise<void> {
  const [journey, turn] = [shown, ++searches]
  if (journey === null) return panel.hide()
  panel.show(journey, { kind: 'asking' })
  const reply = await send<Reply>({ kind: 'search', journey }).catch((): Reply => ({ kind: 'failed' }))
  if (turn === searches) panel.show(journey, reply)
}

/** Returns the value of a field of the page's search form; reads no other field. */
function readField(name: string): string | null {
  const field = document.querySelector(`input[name="${name}"], select[name="${name}"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value || null : null
}

// Booking pages change their URL without loading, and fill in their forms late, so the page is polled; its form events
// are never listened to.
readPage()
addEventListener('hashchange', readPage)
addEventListener('popstate', readPage)
setInterval(readPage, 2_000)
// Sent when the member connects or disconnects in the options.
chrome.runtime.onMessage.addListener(() => void runSearch())
