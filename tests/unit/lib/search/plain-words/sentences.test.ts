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
  it('number at least 350', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(350)
  })

  it.each(sentences)('$say', ({ say, ...wanted }) => {
    expect(answerTo(say)).toEqual(wanted)
  })

  it('mean the same with all the world’s places, some of which are named like words', async () => {
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
