import { formatDate } from '../../lib/core/formats.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import {
  deleteToken,
  isToken,
  type PlanStatus,
  planStatusAddress,
  readPlanStatus,
  readToken,
  request,
  storeToken,
} from './connection.ts'
import { element } from './element.ts'
import { planNames } from './words.ts'

/** The site the extension calls; filled in by the build. */
declare const SITE_ORIGIN: string

const part = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new TypeError(id)
  return found
}
const form = part('form', HTMLFormElement)
const field = part('token', HTMLInputElement)
const problem = part('problem', HTMLElement)
const statusLine = part('plan-status', HTMLElement)
const reachList = part('reaches', HTMLUListElement)
const disconnect = part('disconnect', HTMLButtonElement)

/** Returns the plan and its limits for a token or a guest. Asks about a day in a week, which every plan can search. */
async function fetchPlanStatus(token: string | null): Promise<PlanStatus> {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  return readPlanStatus(await request(planStatusAddress(SITE_ORIGIN, day), token))
}

function show(status: PlanStatus, connected: boolean): void {
  disconnect.hidden = !connected
  reachList.replaceChildren()
  if (status.kind === 'known') {
    const { plan, reaches } = status
    statusLine.textContent =
      plan === 'guest' ? 'Not connected: you search without an account.' : `Connected: ${planNames[plan]} plan.`
    for (const { program, until, seats } of reaches) {
      const people = seats === 1 ? '1 seat' : `up to ${seats} seats`
      reachList.append(
        element('li', `${programFacts[program].name}: to ${formatDate(until, 'plain')}, ${people} per flight`),
      )
    }
  } else if (!connected) statusLine.textContent = 'Not connected: you search without an account.'
  else if (status.kind === 'refused' || status.kind === 'forbidden') {
    statusLine.textContent = 'Your connection has ended. Paste a new token to reconnect.'
  } else statusLine.textContent = 'Connected. We couldn’t check your plan just now.'
}

const problems: Record<Exclude<PlanStatus['kind'], 'known'>, string> = {
  refused: 'That token has expired or was revoked. Create a new one and paste it here.',
  forbidden: 'That token can’t search seats. Create one that can, and paste it here.',
  busy: 'Too many tries in a minute. Wait a moment, then try again.',
  failed: 'Pointsward didn’t respond. Check your connection, then try again.',
}

/** Asks for permission to send the token, which only Firefox requires before data identifying someone leaves it. */
function isAllowed(): Promise<boolean> {
  const kinds = chrome.runtime.getManifest().browser_specific_settings?.gecko?.data_collection_permissions?.optional
  return kinds ? chrome.permissions.request({ data_collection: kinds }) : Promise.resolve(true)
}

async function connect(token: string): Promise<string> {
  if (!(await isAllowed())) return 'To connect, allow Firefox to send your token to Pointsward.'
  const status = await fetchPlanStatus(token)
  if (status.kind !== 'known') return problems[status.kind]
  await storeToken(token)
  field.value = ''
  show(status, true)
  disconnect.focus()
  return ''
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const token = field.value.trim()
  const button = form.querySelector('button')
  problem.textContent = ''
  button?.setAttribute('disabled', '')
  problem.textContent = isToken(token)
    ? await connect(token).catch(() => 'Your browser couldn’t save the token. Try again.')
    : 'That isn’t a Pointsward token. It starts with pw_ and is shown once, when you create it.'
  button?.removeAttribute('disabled')
  field.toggleAttribute('aria-invalid', problem.textContent !== '')
  if (problem.textContent !== '') field.focus()
})

disconnect.addEventListener('click', async () => {
  const deleted = await deleteToken().then(
    () => true,
    () => false,
  )
  problem.textContent = deleted ? '' : 'Your browser couldn’t remove the token. Try again.'
  if (!deleted) return
  show(await fetchPlanStatus(null), false)
  field.focus()
})

async function start(): Promise<void> {
  const token = await readToken()
  show(await fetchPlanStatus(token), token !== null)
}
void start()
