import { expect, it, vi } from 'vitest'
import { reported } from '../../../functions/src/reported.ts'
import { standingHeaders } from '../../../lib/server/http/standing-headers.ts'

const answer = () => {
  const said = new Map<string, string>()
  return { said, setHeader: (name: string, value: string) => said.set(name, value) }
}
const done = (..._given: unknown[]) => 'done'

it('sets the site’s standing headers on each answer of a function', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const [plain, callable] = [answer(), answer()]
  await reported('plain', done)({ headers: {} }, plain)
  await reported('callable', done)({ rawRequest: { headers: {}, res: callable } }, undefined)
  expect(Object.fromEntries(plain.said)).toEqual(standingHeaders)
  expect(Object.fromEntries(callable.said)).toEqual(standingHeaders)
  expect(await reported('schedule', done)({ scheduleTime: 'now' })).toBe('done')
})
