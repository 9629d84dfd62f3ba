import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanValues, findFaults, pastFaults, tooLong } from '../../../../../lib/support/forms/check-form.ts'
import { differs, dropDraft, recallDraft, storeDraft, typedInto } from '../../../../../lib/support/forms/draft.ts'
import { formKinds } from '../../../../../lib/support/forms/form-model.ts'
import { forms } from '../../../../../lib/support/forms/forms.ts'
import { Reviews } from '../../../../../lib/support/forms/review.ts'
import { makeReference, Submission } from '../../../../../lib/support/forms/submission.ts'

const contact = { name: 'Ann', email: 'ann@example.com', topic: 'question', message: 'Which partner flies there?' }
const booking = {
  name: 'Ann',
  email: 'ann@example.com',
  from: 'Sydney',
  to: 'Japan',
  earliest: '2027-03-01',
  travellers: '2',
  cabin: 'J',
  program: 'qantas',
}
const attempt = '3f0f6dcb-6c0c-4a5e-9a2c-3d3c7a3b1a11'

describe('the checks of a form', () => {
  it('pass valid values, and name missing or invalid ones', () => {
    expect(findFaults('contact', contact)).toEqual({})
    expect(findFaults('booking', booking)).toEqual({})
    expect(Object.keys(findFaults('contact', {}))).toEqual(['name', 'email', 'topic', 'message'])
    expect(findFaults('contact', { ...contact, name: '  ' }).name).toBe('Your name is missing.')
    expect(findFaults('contact', { ...contact, name: 'Ann\u202egnp' }).name).toBe(
      'Use letters, spaces and ordinary punctuation.',
    )
    expect(cleanValues('contact', { ...contact, name: ' Zoe\u0308 ' }).name).toBe('Zoë')
  })

  it.each([
    ['email', 'ann at example'],
    ['email', 'ann@example'],
    ['topic', 'nothing'],
    ['name', 'x'.repeat(101)],
  ])('reject an invalid %s', (field, value) => {
    expect(Object.keys(findFaults('contact', { ...contact, [field]: value }))).toEqual([field])
  })

  it.each([
    ['earliest', '2027-02-30'],
    ['earliest', 'soon'],
    ['travellers', '10'],
    ['travellers', '0'],
    ['travellers', '1.5'],
    ['latest', '2027-02-28'],
  ])('reject a trip with an invalid %s', (field, value) => {
    expect(Object.keys(findFaults('booking', { ...booking, [field]: value }))).toEqual([field])
  })

  it('say by how many characters a text is too long', () => {
    const message = 'x'.repeat(5_120)
    expect(tooLong('contact', { message })).toEqual({ message: '120 characters too long. Up to 5,000 fit.' })
    expect(tooLong('contact', { message: message.slice(0, 5_000) })).toEqual({})
    expect(findFaults('contact', { ...contact, message }).message).toBe('120 characters too long. Up to 5,000 fit.')
  })

  it('reject dates that have passed', () => {
    const past = { earliest: 'Choose a date that hasn’t passed.' }
    expect(pastFaults('booking', booking, '2027-03-02')).toEqual(past)
    expect(pastFaults('booking', booking, '2027-03-01')).toEqual({})
    expect(pastFaults('booking', { ...booking, earliest: 'soon' }, '2027-03-02')).toEqual({})
    expect(pastFaults('contact', contact, '2027-03-02')).toEqual({})
  })

  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formKinds), fc.dictionary(fc.string(), fc.string()), (kind, values) => {
        expect(Object.values(findFaults(kind, values)).every((fault) => fault.endsWith('.'))).toBe(true)
      }),
    )
  })

  it('keep only the form’s own fields, trimmed and not empty', () => {
    expect(cleanValues('contact', { ...contact, name: ' Ann ', more: 'x', topic: '' })).toEqual({
      name: 'Ann',
      email: contact.email,
      message: contact.message,
    })
  })
})

describe('text typed into a draft', () => {
  const ids = ['first', 'second']
  const next = () => ids.shift() ?? 'third'

  it('belongs to one attempt until that is sent, and then to a new one', () => {
    const begun = typedInto(null, { name: 'Ann' }, next)
    const more = typedInto(begun, { message: 'Hello' }, next)
    expect(more).toEqual({ attempt: 'first', values: { name: 'Ann', message: 'Hello' } })
    expect(typedInto({ ...more, tried: true }, { message: 'Hello there' }, next)).toEqual({
      attempt: 'second',
      values: { name: 'Ann', message: 'Hello there' },
    })
  })

  it('differs from what was sent once something else is typed', () => {
    const sent = { name: 'Ann', message: 'Hello' }
    expect(differs({ attempt: 'a', values: { ...sent, email: '' } }, sent)).toBe(false)
    expect(differs({ attempt: 'a', values: { ...sent, message: 'Hello, and' } }, sent)).toBe(true)
    expect(differs(null, sent)).toBe(false)
  })
})

describe('a submission', () => {
  const body = { kind: 'contact', attempt, website: '', values: contact }

  it('is accepted only with the form’s own fields and valid values', () => {
    expect(Submission.safeParse(body).success).toBe(true)
    for (const change of [
      { kind: 'other' },
      { attempt: 'again' },
      { values: { ...contact, uid: 'somebody' } },
      { values: { ...contact, email: '' } },
      { values: { ...contact, message: 'x'.repeat(6_001) } },
      { published: true },
    ]) {
      expect(Submission.safeParse({ ...body, ...change }).success, JSON.stringify(change).slice(0, 60)).toBe(false)
    }
  })

  it('names the field at fault', () => {
    const parsed = Submission.safeParse({ ...body, values: { ...contact, email: 'ann' } })
    expect(parsed.error?.issues[0]?.path).toEqual(['values', 'email'])
  })
})

describe('the forms', () => {
  it('have unique field names, and a maximum length of up to 5,000 each', () => {
    for (const kind of formKinds) {
      const names = forms[kind].map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(forms[kind].every(({ maxLength }) => maxLength > 0 && maxLength <= 5_000)).toBe(true)
    }
  })
})

describe('a reference', () => {
  it('is short, readable and the same for the same bytes', () => {
    const bytes = new Uint8Array([0, 29, 30, 255, 7, 8, 9, 10, 11])
    expect(makeReference('contact', bytes)).toBe(makeReference('contact', bytes))
    expect(makeReference('booking', bytes)).toMatch(/^B-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
  })
})

describe('a draft', () => {
  const memory = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  it('comes back as it was, for its own form only, until it is dropped', () => {
    const store = memory()
    storeDraft(store, 'contact', { attempt, values: contact })
    expect(recallDraft(store, 'contact')).toEqual({ attempt, values: contact })
    expect(recallDraft(store, 'booking')).toBeNull()
    dropDraft(store, 'contact')
    expect(recallDraft(store, 'contact')).toBeNull()
  })

  it('is null where storage holds something else or is forbidden', () => {
    const store = memory()
    for (const text of ['', '{', '[]', '{"attempt":1,"values":{}}', '{"attempt":"a","values":{"name":1}}']) {
      store.setItem('form-draft-contact', text)
      expect(recallDraft(store, 'contact'), text).toBeNull()
    }
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const none = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    expect(recallDraft(none, 'contact')).toBeNull()
    expect(() => storeDraft(none, 'contact', { attempt, values: {} })).not.toThrow()
    expect(() => dropDraft(none, 'contact')).not.toThrow()
  })
})

it('reviews are parsed, and anything else gives null', () => {
  const review = { reference: 'R-2345-6789', name: 'Ann', stars: 4, text: 'Good.', writtenOn: '2026-11-20' }
  expect(Reviews.parse([review])).toEqual([review])
  expect(Reviews.safeParse([{ ...review, stars: 6 }]).success).toBe(false)
  expect(Reviews.safeParse({}).success).toBe(false)
})
