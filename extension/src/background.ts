import { readToken, request } from './connection.ts'
import { parseMessage } from './messages.ts'
import { search } from './search.ts'

/** The site the extension calls; filled in by the build. */
declare const SITE_ORIGIN: string

// Only this script and the options page may read the token, not scripts on the airlines' pages.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })

chrome.runtime.onMessage.addListener((raw, sender, answer) => {
  const message = sender.id === chrome.runtime.id ? parseMessage(raw) : null
  if (message?.kind === 'options') void chrome.runtime.openOptionsPage()
  if (message?.kind !== 'search') return false
  void readToken()
    .then((token) => search(message.journey, { origin: SITE_ORIGIN, token, fetchAnswer: request }))
    .then(answer, () => answer({ kind: 'failed' }))
  // Signals that the answer comes later.
  return true
})

chrome.action.onClicked.addListener(() => void chrome.runtime.openOptionsPage())

// Open panels search again when the member connects or disconnects. Tabs without a panel don't listen.
chrome.storage.onChanged.addListener(async () => {
  for (const { id } of await chrome.tabs.query({})) {
    if (id !== undefined) chrome.tabs.sendMessage(id, { kind: 'changed' }).catch(() => undefined)
  }
})
