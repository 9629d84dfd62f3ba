import { describe, expect, it } from 'vitest'
import { codecs, defaults, writeFinder } from '@/lib/search/finder-state.ts'
import { fieldWords } from '@/lib/search/plain-words/meaning.ts'
import { longestSentence, parsePlainWords } from '@/lib/search/plain-words/parse.ts'

const today = '2026-11-24'
const parse = (text: string, home: string[] = []) => parsePlainWords(text, { today, home })

describe('the pieces of a sentence', () => {
  it('keep their positions in the text, with emoji, accents and misspellings', () => {
    const text = '🛫 2 buisness seats to Zürich – in Septmber'
    for (const { start, end, text: piece } of parse(text).understood) expect(text.slice(start, end)).toBe(piece)
    expect(parse(text).understood.map(({ text: piece, meaning }) => `${piece}: ${meaning}`)).toEqual([
      '2: 2 seats',
      'buisness: Business',
      'Zürich: To Zurich',
      'Septmber: September 2027',
    ])
  })

  it('say why they are left out', () => {
    expect(parse('99 seats to Bali').notUnderstood).toMatchObject([
      { text: '99 seats', why: 'You can search for 1 to 9 seats.' },
    ])
  })

  it('that are ambiguous are asked about and fill in nothing', () => {
    const { question, ambiguities } = parse('Bali in March in July')
    expect(question.when).toBeUndefined()
    expect(ambiguities.map(({ choices }) => choices.map(({ label }) => label))).toEqual([['March 2027', 'July 2027']])
  })

  it('that conflict, one way and nights away, are asked about; a return takes the nights', () => {
    const { ambiguities } = parse('one way to Bali for 2 weeks')
    expect(ambiguities[0]?.choices.map(({ change }) => change)).toEqual([
      { trip: 'one-way' },
      { trip: 'return', stay: { min: 14, max: 14 } },
    ])
  })
})

describe('home', () => {
  it('is where a trip starts if the sentence does not say', () => {
    expect(parse('to Bali', ['MEL']).question.from).toEqual(['MEL'])
    expect(parse('from Perth to Bali', ['MEL']).question.from).toEqual(['PER'])
  })

  it('is not used as the origin of a trip to home', () => {
    expect(parse('to Melbourne', ['MEL']).question.from).toBeUndefined()
  })
})

describe('school holidays', () => {
  it('without a state are asked about, state by state, and fill in nothing', () => {
    const { question, ambiguities, understood } = parse('Fiji in the July school holidays')
    expect(question.when).toBeUndefined()
    expect(understood.map(({ field }) => field)).toEqual(['to'])
    expect(ambiguities).toHaveLength(1)
    expect(ambiguities[0]?.choices.slice(0, 2)).toEqual([
      {
        label: 'NSW: 3 to 18 July 2027',
        change: { when: { kind: 'range', start: '2027-07-03', end: '2027-07-18' } },
      },
      {
        label: 'VIC: 26 June to 11 July 2027',
        change: { when: { kind: 'range', start: '2027-06-26', end: '2027-07-11' } },
      },
    ])
  })

  it('are those of the state named, or else of the trip’s origin, including home', () => {
    const when = (text: string, home: string[] = []) => parse(text, home).question.when
    const victoria = { kind: 'range', start: '2027-06-26', end: '2027-07-11' }
    expect(when('Fiji in the July school holidays', ['MEL'])).toEqual(victoria)
    expect(when('Melbourne to Fiji in the July school holidays', ['SYD'])).toEqual(victoria)
    expect(when('Sydney to Fiji in the Victorian July school holidays')).toEqual(victoria)
    // Cities of two states, or a city abroad, do not say which state is meant.
    expect(when('Melbourne or Sydney to Fiji in the July school holidays')).toBeUndefined()
    expect(when('London to Sydney in the July school holidays')).toBeUndefined()
  })

  it('that a state has not published are not guessed', () => {
    expect(parse('Fiji in the ACT winter school holidays 2028').notUnderstood).toMatchObject([
      { why: 'The dates of those holidays aren’t published yet.' },
    ])
  })
})

describe('dates', () => {
  const whenOn = (date: string, text: string) => parsePlainWords(text, { today: date }).question.when

  it('that are over are those of the next year, and those partly over are kept', () => {
    const start = (year: number) => ({ kind: 'range', start: `${year}-12-01`, end: `${year}-12-10` })
    expect(whenOn('2026-12-10', 'Bali start of December')).toEqual(start(2026))
    expect(whenOn('2026-12-20', 'Bali start of December')).toEqual(start(2027))
    expect(whenOn('2026-12-20', 'Bali in December')).toEqual({ kind: 'month', month: '2026-12' })
  })

  it('of the next summer are not those of this one', () => {
    const summer = (start: string, end: string) => ({ kind: 'range', start, end })
    expect(whenOn('2026-12-15', 'Fiji this summer')).toEqual(summer('2026-12-15', '2027-02-28'))
    expect(whenOn('2026-12-15', 'Fiji next summer')).toEqual(summer('2027-12-01', '2028-02-29'))
    expect(whenOn('2026-11-24', 'Fiji next summer')).toEqual(summer('2026-12-01', '2027-02-28'))
  })

  it('that end some months ahead end in a shorter month, too', () => {
    const end = { kind: 'range', start: '2026-12-31', end: '2027-02-28' }
    expect(whenOn('2026-12-31', 'Fiji in the next 2 months')).toEqual(end)
  })

  it('of a year that is over are refused', () => {
    for (const text of ['Bali in March 2026', 'Bali early March 2026', 'Bali in 2025', 'Bali Easter 2025']) {
      expect(parse(text).question.when).toBeUndefined()
      expect(parse(text).notUnderstood).toMatchObject([{ why: 'That date has passed.' }])
    }
  })
})

describe('bad input', () => {
  it('without words gives an empty result', () => {
    for (const text of ['', '   ', '\n', '...', '|||']) {
      expect(parse(text)).toEqual({ question: {}, understood: [], notUnderstood: [], ambiguities: [] })
    }
  })

  it('of ten thousand characters is parsed in part, within a second, and says so', () => {
    for (const text of ['Sydney to '.repeat(1000), 'a'.repeat(10_000), '1,'.repeat(5000), 'or '.repeat(3333)]) {
      const begin = performance.now()
      const { notUnderstood } = parse(text)
      expect(performance.now() - begin).toBeLessThan(1000)
      expect(notUnderstood.at(-1)?.why).toBe(`We only read the first ${longestSentence} characters.`)
    }
  })

  it('never gives a question that an address cannot express', () => {
    const pieces =
      'from to Sydney Bali via not avoid Doha on a Friday NSW school holidays at least taxes 2 9 99 0 seats for weeks nights May or and - , under 60k $300 business back 3/4/27 31/2 the of qantas direct 🛫 %00 <b> "'.split(
        ' ',
      )
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: next(14) }, () => pieces[next(pieces.length)]).join(' ')
      const params = writeFinder({ ...defaults, ...parse(text).question })
      for (const [name, value] of params) {
        expect(codecs[name as keyof typeof codecs].read(value), `${name}=${value} of "${text}"`).not.toBeNull()
      }
    }
  })
})

describe('a field in words', () => {
  it('shortens a long list', () => {
    expect(fieldWords('to', { to: ['HNL', 'OGG', 'KOA', 'LIH'] })).toBe('To Honolulu, Kahului (Maui) or 2 more')
  })
})
