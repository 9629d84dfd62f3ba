import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Engine } from '../engine.ts'
import { RulesSyntaxError } from '../rules/contract.ts'
import { StatusError } from '../status.ts'
import { parseJson, readBody, sendError, sendJson } from './http.ts'

const documentsPath = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/
const rulesPath = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/

/** Handles the emulator's own endpoints, which Firestore does not have: empty a database, replace the rules. */
export async function handleEmulator(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  try {
    const path = decodeURIComponent(pathname)
    const database = documentsPath.exec(path)?.[1]
    const project = rulesPath.exec(path)?.[1]
    if (request.method === 'DELETE' && database) await engine.clear(database)
    else if (request.method === 'PUT' && project) replaceRules(engine, project, parseJson(await readBody(request)))
    else throw new StatusError('UNIMPLEMENTED', `${request.method} ${path} is not supported.`)
    sendJson(response, 200, {})
  } catch (error) {
    sendError(response, error instanceof RulesSyntaxError ? new StatusError('INVALID_ARGUMENT', error.message) : error)
  }
}

function replaceRules(engine: Engine, project: string, body: unknown): void {
  const files = (body as { rules?: { files?: { name?: unknown; content?: unknown }[] } } | null)?.rules?.files
  const [file, ...others] = Array.isArray(files) ? files : []
  if (typeof file?.content !== 'string' || others.length > 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Expected {"rules":{"files":[{"name","content"}]}} with one file.')
  }
  engine.setRules(project, file.content, typeof file.name === 'string' ? file.name : 'firestore.rules')
}
