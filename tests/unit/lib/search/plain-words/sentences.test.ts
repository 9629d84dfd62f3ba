import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { parsePlainWords } from '@/lib/search/plain-words/parse.ts'

const file = readFileSync(new URL('./sentences.txt', import.meta.url), 'utf8')
const sentences = file.split('\n').flatMap((line) => {
  const [say = '', gives = '', left = '', asks = ''] = line.split('|').map((part) => part.trim())
  return say === '' || say.startsWith('#') ? [] : [{ say, gives, left, asks }]
})

describe('sentences', () => {
  it('are three hundred and fifty and more', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(350)
  })

  it.each(sentences)('$say', ({ say, ...wanted }) => {
    expect(answerTo(say)).toEqual(wanted)
  })

  it('mean the same once the rest of the world is known, whose villages have names like words', async () => {
    await import('@/lib/network/world-places.ts')
    expect(sentences.map(({ say }) => ({ say, ...answerTo(say) }))).toEqual(sentences)
  })
})

function answerTo(say: string) {
  const { question, notUnderstood, ambiguities } = parsePlainWords(say, { today: '2026-11-24' })
  return {
    gives: decodeURIComponent(writeFinder(question).toString()),
    left: notUnderstood.map(({ text }) => text).join(';'),
    asks: ambiguities.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(';'),
  }
}
