// Loaded into the Auth emulator's process before it starts (`node --import`). The emulator keeps accounts in memory and
// saves them only when asked to stop; if killed, it would lose them while Firestore keeps their documents. So every
// account that a request changes is written to a journal on disk before that request is answered.
import { closeSync, existsSync, fdatasyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state.js')
const { version } = require('firebase-tools/package.json')

/** The folder the emulator imports accounts from, in which they are kept. */
const folder = process.argv[process.argv.indexOf('--import') + 1]
const exported = join(folder, 'auth_export')
const accountsFile = join(exported, 'accounts.json')
const journalFile = join(exported, 'journal.ndjson')

function writeWhole(file, text) {
  const descriptor = openSync(`${file}.new`, 'w')
  writeSync(descriptor, text)
  fdatasyncSync(descriptor)
  closeSync(descriptor)
  renameSync(`${file}.new`, file)
}

/** Reads the changes since the accounts were last written in full. The journal's last line may be incomplete. */
function journalled() {
  if (!existsSync(journalFile)) return []
  return readFileSync(journalFile, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}

function writeAccounts() {
  const { users = [] } = existsSync(accountsFile) ? JSON.parse(readFileSync(accountsFile, 'utf8')) : {}
  const byId = new Map(users.map((user) => [user.localId, user]))
  for (const { localId, user } of journalled()) {
    if (user === null) byId.delete(localId)
    else byId.set(localId, user)
  }
  writeWhole(accountsFile, JSON.stringify({ users: [...byId.values()] }))
  const metadata = { version, auth: { version, path: 'auth_export' } }
  writeWhole(join(folder, 'firebase-export-metadata.json'), JSON.stringify(metadata))
}

mkdirSync(exported, { recursive: true })
writeAccounts()
const journal = openSync(journalFile, 'w')
const changed = new Map()

/** Wraps a method to note whose account it changes; the answer to the request waits until the journal has it. */
function noting(method, idOf) {
  const original = ProjectState.prototype[method]
  ProjectState.prototype[method] = function (...given) {
    const before = method === 'deleteAllAccounts' ? [...this.users.keys()] : idOf(given)
    const result = original.apply(this, given)
    for (const localId of before) changed.set(localId, this)
    return result
  }
}

noting('updateUserByLocalId', ([localId]) => [localId])
noting('deleteUser', ([user]) => [user.localId])
noting('deleteAllAccounts', () => [])

function keep() {
  const lines = [...changed].map(([localId, state]) =>
    JSON.stringify({ localId, user: state.users.get(localId) ?? null }),
  )
  // Starts on a new line, whatever an interrupted write has left behind.
  writeSync(journal, `\n${lines.join('\n')}\n`)
  fdatasyncSync(journal)
  changed.clear()
}

/**
 * The answers to requests whose changes couldn't be written, e.g. to a full disk. Only that request fails; its changes
 * are written with the next one.
 */
const refusals = new WeakMap()

function refuse(response, error) {
  console.error(`accounts could not be written: ${error.message}`)
  const message = `The local accounts couldn’t be written (${error.code}).`
  refusals.set(response, JSON.stringify({ error: { code: 503, message, status: 'UNAVAILABLE' } }))
}

const { end, write, writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...given) {
  try {
    if (changed.size > 0 && !refusals.has(this)) keep()
    if (!refusals.has(this)) return writeHead.apply(this, given)
  } catch (error) {
    refuse(this, error)
  }
  for (const name of this.getHeaderNames()) this.removeHeader(name)
  const length = Buffer.byteLength(refusals.get(this))
  return writeHead.call(this, 503, { 'content-type': 'application/json', 'content-length': length })
}
/** Before any part of an answer is sent, writes the changes it reports, or turns it into an error. */
function head(response) {
  if (changed.size > 0 && !response.headersSent) response.writeHead(response.statusCode)
}
ServerResponse.prototype.write = function (...given) {
  head(this)
  return refusals.has(this) || write.apply(this, given)
}
ServerResponse.prototype.end = function (...given) {
  head(this)
  return refusals.has(this) ? end.call(this, refusals.get(this)) : end.apply(this, given)
}
