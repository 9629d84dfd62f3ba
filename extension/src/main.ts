import { questionAddress, readAnswer } from './answer.ts'
import { type Journey, readJourney } from './journey.ts'
import { Panel } from './panel.ts'

/** Filled in when the extension is built: the site it asks. */
declare const SITE_ORIGIN: string

const panel = new Panel(SITE_ORIGIN)
let shown = ''
let asked = new AbortController()

/** Looks at what the page is about, and asks once for each journey. */
async function look(): Promise<void> {
  const journey = readJourney(new URL(location.href), readField)
  const key = JSON.stringify(journey)
  if (key === shown) return
  shown = key
  asked.abort()
  if (journey === null) panel.hide()
  else await ask(journey)
}

async function ask(journey: Journey): Promise<void> {
  asked = new AbortController()
  const { signal } = asked
  panel.show(journey, { kind: 'asking' })
  try {
    // Without cookies, and without telling which page it is asked from.
    const response = await fetch(questionAddress(SITE_ORIGIN, journey), {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (response.ok) panel.show(journey, { kind: 'answered', answer: readAnswer(await response.json()) })
    else panel.show(journey, { kind: response.status === 400 ? 'unknown' : 'failed' })
  } catch {
    if (!signal.aborted) panel.show(journey, { kind: 'failed' })
  }
}

/** The value of a field of the page's search form, and of no other field. */
function readField(name: string): string | null {
  const field = document.querySelector(`input[name="${name}"], select[name="${name}"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value || null : null
}

// Booking pages change their address without loading, and fill in their forms late: looked at, never listened in on.
void look()
addEventListener('hashchange', () => void look())
addEventListener('popstate', () => void look())
setInterval(() => void look(), 2_000)
