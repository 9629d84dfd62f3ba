import { describe, expect, it } from 'vitest'
import { comparedTools, getDateRange, ourselves } from '../../../../../lib/content/compare/compared-tools.ts'
import { toolColumns } from '../../../../../lib/content/data/other-tools.ts'
import { findPage } from '../../../../../lib/pages/pages.ts'

const tools = comparedTools()

describe('the compared tools', () => {
  it('are listed once each, and link only to existing pages', () => {
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length)
    expect(tools.length).toBeGreaterThanOrEqual(10)
    for (const { page } of tools) if (page !== null) expect(findPage(page), page).toBeDefined()
  })

  it('have a date for every fact, and mark facts without a source as recalled', () => {
    const facts = tools.flatMap((tool) => toolColumns.flatMap((column) => tool.facts[column]))
    expect(facts.length).toBeGreaterThan(20)
    for (const { asOf, sources, confidence, text } of facts) {
      expect(asOf, text).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
      expect(confidence, text).toBe(sources.length > 0 ? 'confirmed' : 'recalled')
    }
    const { oldest, newest } = getDateRange(tools)
    expect(oldest <= newest).toBe(true)
  })

  it('say which kind of days is meant in a column with several kinds', () => {
    const days = tools.find(({ id }) => id === 'points-yeah')?.facts.window.map(({ text }) => text)
    expect(days).toEqual(['In one search: 4 days free, 8 days paid'])
  })

  it('can be compared with ours in every column', () => {
    for (const column of toolColumns) expect(ourselves.cells[column].length).toBeGreaterThan(0)
  })
})
