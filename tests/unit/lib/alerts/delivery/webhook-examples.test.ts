import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { renderMessage } from '../../../../../lib/alerts/delivery/render-message.ts'
import { webhookBody } from '../../../../../lib/alerts/delivery/webhook-body.ts'
import { webhookExamples } from '../../../../../lib/alerts/delivery/webhook-examples.ts'
import { OutboxDocument } from '../../../../../lib/alerts/outbox.ts'

type Kind = keyof typeof webhookExamples
const kinds = Object.keys(webhookExamples) as Kind[]

function payloadOf(kind: Kind): unknown {
  const message: OutboxDocument = webhookExamples[kind]
  const content = renderMessage(message, { party: 1, again: new Set() })
  return Reflect.get(webhookBody('8c0d2f5a41', message, content, 'https://pointsward.example'), 'payload')
}

type Def = { type: string; shape?: object; innerType?: z.core.$ZodType; element?: z.core.$ZodType }

/** Lists the fields of a schema that none of some values shows. */
function listMissing(schema: z.core.$ZodType, values: unknown[], at = ''): string[] {
  const { type, shape = {}, innerType, element } = schema._zod.def as Def
  const present = values.filter((value) => value !== null && value !== undefined)
  if (present.length === 0) return [at]
  if (innerType !== undefined) return listMissing(innerType, present, at)
  if (element !== undefined) return listMissing(element, present.flat(), `${at}[]`)
  if (type !== 'object') return []
  return Object.entries(shape).flatMap(([field, one]) =>
    listMissing(
      one,
      present.map((value) => Reflect.get(value as object, field)),
      `${at}.${field}`,
    ),
  )
}

function getSchema(kind: Kind): z.core.$ZodType {
  const option = OutboxDocument.options.find(({ shape }) => shape.kind.value === kind)
  if (option === undefined) throw new Error(kind)
  return option.shape.payload
}

describe('the webhook examples', () => {
  it.each(kinds)('parse as messages of the kind %s', (kind) => {
    expect(OutboxDocument.parse(webhookExamples[kind])).toEqual(webhookExamples[kind])
  })

  it.each(['digest', 'gone', 'seat', 'seats'] as const)('show every field of the payload of %s', (kind) => {
    // The row keys of uncarried openings are for us alone.
    expect(listMissing(getSchema(kind), [payloadOf(kind)]).filter((field) => field !== '.cut')).toEqual([])
  })

  it('cover every kind but the emails that are about no alert', () => {
    const known = OutboxDocument.options.map(({ shape }) => shape.kind.value)
    expect(known.filter((kind) => !(kind in webhookExamples))).toEqual(['reminder', 'wine'])
    const papers = readFileSync('docs/delivery.md', 'utf8')
    expect(papers).toContain(`Kinds: ${kinds.map((kind) => `\`${kind}\``).join(', ')}.`)
  })
})

it('a webhook is not sent the row keys by which a digest counts the rest', () => {
  const { payload, ...digest } = webhookExamples.digest
  const message: OutboxDocument = { ...digest, payload: { ...payload, more: 1, cut: ['x'] } }
  const content = renderMessage(message, { party: 1, again: new Set() })
  const body = webhookBody('8c0d2f5a41', message, content, 'https://pointsward.example')
  expect(body).toMatchObject({ payload: { more: 1 } })
  expect(JSON.stringify(body)).not.toContain('cut')
})
