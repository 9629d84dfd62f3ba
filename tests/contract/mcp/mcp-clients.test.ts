import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import {
  type ClientCapabilities,
  type ElicitRequest,
  ElicitRequestSchema,
  type ElicitResult,
} from '@modelcontextprotocol/sdk/types.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleDays } from '../../../lib/content/developers/snippets.ts'
import { createRateLimits } from '../../../lib/server/api/rate-limits.ts'
import { openCalls } from '../../../lib/server/mcp/answer-mcp.ts'
import { type McpStage, openMcp } from './mcp-stage.ts'

let stage: McpStage
beforeAll(async () => {
  stage = await openMcp('mcp-clients')
})
afterAll(() => stage.stop())
beforeEach(async () => {
  await stage.db.recursiveDelete(stage.db.collection('users'))
  // A member can have ten tokens at most.
  await stage.db.recursiveDelete(stage.db.collection('access-tokens'))
  stage.gate.limits = createRateLimits()
  stage.faults.length = 0
})
afterEach(() => {
  stage.loading = false
})

const march = { from: ['SYD'], to: ['Singapore'], programs: ['qantas'], cabins: ['J'], ...exampleDays }
const textOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? ''

describe('a cancelled call', () => {
  const begin = async (client: Client) => {
    stage.loading = true
    const leave = new AbortController()
    const call = client.callTool({ name: 'search_seats', arguments: march }, undefined, { signal: leave.signal })
    // The rejection is checked where the call is awaited.
    call.catch(() => {})
    await vi.waitFor(() => expect(openCalls().size()).toBe(1))
    return { call, leave }
  }

  it('stops the work and frees its place, even if the index it waits for never loads', async () => {
    const client = await stage.connect(await stage.tokenOf('free-ann'))
    const { call, leave } = await begin(client)
    expect(stage.open()).toBe(1)
    leave.abort('the person changed their mind')
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect([openCalls().size(), stage.open()]).toEqual([0, 0]))
    stage.loading = false
    expect(textOf(await client.callTool({ name: 'list_alerts', arguments: {} }))).toContain('No alerts yet')
    expect(stage.faults).toEqual([])
  })

  it('cannot be cancelled by another member, or by another client of the same member', async () => {
    const token = await stage.tokenOf('free-ann')
    const { call, leave } = await begin(await stage.connect(token))
    const notice = (id: number) => ({
      ...{ jsonrpc: '2.0', method: 'notifications/cancelled' },
      params: { requestId: id, reason: 'not mine' },
    })
    for (const secret of [await stage.tokenOf('free-ben'), token]) {
      for (let id = 0; id < 5; id += 1) {
        const answer = await stage.post(notice(id), { authorization: `Bearer ${secret}` })
        expect([answer.status, await answer.text()]).toEqual([202, ''])
      }
    }
    expect(openCalls().size()).toBe(1)
    leave.abort()
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect(openCalls().size()).toBe(0))
  })
})

describe('an assistant that can show a form', () => {
  const forms: ElicitRequest['params'][] = []
  const connect = async (answer: () => ElicitResult, elicitation: ClientCapabilities['elicitation'] = { form: {} }) => {
    forms.length = 0
    const client = await stage.connect(await stage.tokenOf('free-ann'), { elicitation })
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      forms.push(params)
      return answer()
    })
    return client
  }
  const set = async (client: Client) => textOf(await client.callTool({ name: 'create_alert', arguments: march }))
  const alerts = async () => (await stage.db.collection('users/free-ann/alerts').get()).size

  it.each([
    ['as it is written now', { form: {} }],
    ['as it was before', {}],
  ])('asks its user, and a yes sets the alert, with the capability %s', async (_, elicitation) => {
    const client = await connect(() => ({ action: 'accept', content: { yes: true } }), elicitation)
    expect(await set(client)).toContain('Alert set: Sydney to Singapore; 1 to 24 Mar 2027')
    expect(forms).toHaveLength(1)
    expect(forms[0]?.message).toContain('Set this alert? Sydney to Singapore')
    expect(await alerts()).toBe(1)
    await vi.waitFor(() => expect([openCalls().size(), stage.open()]).toEqual([0, 0]))
  })

  it.each<[string, ElicitResult]>([
    ['says no', { action: 'decline' }],
    ['closes the form', { action: 'cancel' }],
    ['leaves the box empty', { action: 'accept', content: { yes: false } }],
  ])('sets no alert if its user %s', async (_, result) => {
    expect(await set(await connect(() => result))).toBe('Not set: the person said no.')
    expect(await alerts()).toBe(0)
  })

  it('continues in two steps if the form fails', async () => {
    const client = await connect(() => {
      throw new Error('no window')
    })
    const [, confirm = ''] = /confirm ([\w-]{16})/.exec(await set(client)) ?? []
    expect(await alerts()).toBe(0)
    expect(textOf(await client.callTool({ name: 'create_alert', arguments: { confirm } }))).toContain('Alert set')
  })

  it('can cancel the call while the form is open', async () => {
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    const client = await stage.connect(await stage.tokenOf('free-ann'), { elicitation: { form: {} } })
    client.setRequestHandler(ElicitRequestSchema, async () => {
      show()
      return new Promise<ElicitResult>(() => {})
    })
    const leave = new AbortController()
    const call = client.callTool({ name: 'create_alert', arguments: march }, undefined, { signal: leave.signal })
    call.catch(() => {})
    await shown
    leave.abort()
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect([openCalls().size(), stage.open()]).toEqual([0, 0]))
    expect(await alerts()).toBe(0)
  })

  it('is not asked if it can only open pages', async () => {
    const client = await stage.connect(await stage.tokenOf('free-ann'), { elicitation: { url: {} } })
    expect(await set(client)).toContain('Not set yet')
  })

  it('cannot be answered for by another member', async () => {
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    let answer = (_: ElicitResult) => {}
    const client = await stage.connect(await stage.tokenOf('free-ann'), { elicitation: { form: {} } })
    client.setRequestHandler(ElicitRequestSchema, async () => {
      show()
      return new Promise<ElicitResult>((resolve) => {
        answer = resolve
      })
    })
    const call = set(client)
    await shown
    const yes = { jsonrpc: '2.0', id: 0, result: { action: 'accept', content: { yes: true } } }
    const forged = await stage.post(yes, { authorization: `Bearer ${await stage.tokenOf('free-ben')}` })
    expect(forged.status).toBe(202)
    expect(await alerts()).toBe(0)
    answer({ action: 'decline' })
    expect(await call).toBe('Not set: the person said no.')
  })
})
