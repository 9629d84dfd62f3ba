import { expect, it } from 'vitest'
import { pages } from '../../../lib/pages/pages.ts'
import { operations } from '../../../lib/server/api/openapi.ts'
import { requestOf, type Stage } from '../../fuzz/campaign.ts'
import { bodies } from '../../fuzz/targets/callables.ts'
import { exported } from '../../fuzz/targets/exported.ts'

const stage: Stage = { site: '', functions: '', tokens: ['a.b.c'], signer: { secret: 'a secret', now: () => 1 } }

it('has no body for a callable that doesn’t exist', () => {
  expect(exported('onCall')).toEqual(expect.arrayContaining(Object.keys(bodies)))
})

it('reaches every operation, page, callable and webhook', () => {
  const reached = new Set<string>()
  for (let number = 0; number < 8_000; number += 1) reached.add(requestOf(stage, 1, number).target)
  const doors = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const functions = [...exported('onCall'), ...exported('onRequest')]
  const missed = [...doors, ...pages.map(({ path }) => path), ...functions].filter((target) => !reached.has(target))
  expect(missed).toEqual([])
}, 60_000)

it('makes the same request from the same seed and number, and different ones from other numbers', () => {
  for (const number of [0, 5, 17, 99, 1_234]) {
    expect(requestOf(stage, 7, number)).toEqual(requestOf(stage, 7, number))
  }
  const texts = Array.from({ length: 200 }, (_, number) => JSON.stringify(requestOf(stage, 7, number)))
  expect(new Set(texts).size).toBeGreaterThan(190)
})

it('makes mostly broken searches, and some with valid program and origin', () => {
  const search = []
  for (let number = 0; number < 8_000; number += 1) {
    const request = requestOf(stage, 3, number)
    if (request.path.startsWith('/api/search?')) search.push(new URLSearchParams(request.path.split('?')[1]))
  }
  const whole = search.filter((params) => params.get('program') === 'qantas' && params.get('from') === 'SYD')
  expect(whole.length).toBeGreaterThan(5)
  expect(whole.length).toBeLessThan(search.length / 2)
}, 60_000)
