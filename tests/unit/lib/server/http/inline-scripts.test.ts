import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sealScripts } from '@/lib/server/http/inline-scripts.ts'

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const scriptsOf = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)

const start = '(self.__next_f=self.__next_f||[]).push([0])'
const data = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`
const script = (body: string) => `<script>${body}</script>`

describe('the scripts of a finished page', () => {
  test('are merged into one with one hash if adjacent', () => {
    const { html, hashes } = sealScripts(`<p>A</p>${script(start)}${script(data('a'))}${script(data('b\n'))}<p>B</p>`)
    const bodies = scriptsOf(html)
    expect(bodies).toHaveLength(1)
    expect(hashes).toEqual(bodies.map(hashOf))
    expect(html.replace(/<script>[\s\S]*<\/script>/, '')).toBe('<p>A</p><p>B</p>')
  })

  test('do the same merged as separately', () => {
    const pieces = ['a', 'b\n', '</p>', '"', '\u2028'].map(data)
    const { html } = sealScripts([start, ...pieces].map(script).join(''))
    const run = (body: string) => {
      const self: { __next_f?: unknown[] } = {}
      new Function('self', body)(self)
      return self.__next_f
    }
    expect(run(scriptsOf(html).join('\n'))).toEqual(run([start, ...pieces].join('\n')))
  })

  test('stay separate with something between them', () => {
    const { html, hashes } = sealScripts(`${script(data('a'))} <p>A</p>${script(data('b'))}`)
    expect(scriptsOf(html)).toHaveLength(2)
    expect(hashes).toHaveLength(2)
  })

  test.each([
    ['another script', 'alert(1)'],
    ['more than data', `${data('a')};alert(1)`],
    ['a call in the data', 'self.__next_f.push([1,alert(1)])'],
    ['a second call', 'self.__next_f.push([1]),alert([1])'],
  ])('get no hash for %s', (_, body) => {
    const { html, hashes } = sealScripts(`${script(data('a'))}${script(body)}`)
    expect(hashes).toEqual([hashOf(data('a'))])
    expect(scriptsOf(html)).toContain(body)
  })

  test('in files and data blocks get no hash', () => {
    const page = `<script src="/theme.js"></script><script type="application/ld+json">{"a":1}</script>`
    expect(sealScripts(page)).toEqual({ html: page, hashes: [] })
  })
})
