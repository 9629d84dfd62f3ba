import { Agent } from 'node:http'
import { type Answer, exchange } from '../backend/exchange.ts'
import type { FuzzRequest } from './request.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
/** A slower answer counts as none. The slowest legitimate one is a live search of hundreds of days. */
const limits = { patienceMs: 60_000, keptBytes: 20_000 }

/** Sends a request as it stands. @throws Error when the connection ends without an answer. */
export const send = (origin: string, request: FuzzRequest): Promise<Answer> => exchange(agent, origin, request, limits)

export const endConnections = () => agent.destroy()
