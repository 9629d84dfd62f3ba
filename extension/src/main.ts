import { type Journey, readJourney } from './journey.ts'
import type { Message, Reply } from './messages.ts'
import { Panel } from './panel.ts'

/** Filled in when the extension is built: the site it asks. */
declare const SITE_ORIGIN: string

const send = <Answer>(message: Message) => chrome.runtime.sendMessage<Answer>(message)
const panel = new Panel(SITE_ORIGIN, {
  again: () => ask(),
  options: () => void send({ kind: 'options' }),
})
let shown: Journey | null = null
let asked = 0

/** Looks at what the page is about, and asks once for each journey. */
function look(): void {
  const journey = readJourney(new URL(location.href), readField)
  if (JSON.stringify(journey) === JSON.stringify(shown)) return
  shown = journey
  ask()
}

/** The background asks, as it alone may hold the member's token; an answer that was overtaken is dropped. */
async function ask(): Promise<void> {
  const [journey, turn] = [shown, ++asked]
  if (journey === null) return panel.hide()
  panel.show(journey, { kind: 'asking' })
  const reply = await send<Reply>({ kind: 'search', journey }).catch((): Reply => ({ kind: 'failed' }))
  if (turn === asked) panel.show(journey, reply)
}

/** The value of a field of the page's search form, and of no other field. */
function readField(name: string): string | null {
  const field = document.querySelector(`input[name="${name}"], select[name="${name}"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value || null : null
}

// Booking pages change their address without loading, and fill in their forms late: looked at, never listened in on.
look()
addEventListener('hashchange', look)
addEventListener('popstate', look)
setInterval(look, 2_000)
// The member connected or disconnected in the options.
chrome.runtime.onMessage.addListener(() => void ask())
