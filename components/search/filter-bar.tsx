'use client'

import { SlidersHorizontal } from 'lucide-react'
import type { Program } from '@/lib/core/program.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { clearFilters, countFilters, type Filters, pickFilters } from '@/lib/search/finder-state.ts'
import { listPrograms } from '@/lib/search/request.ts'
import { saveFilters } from '@/lib/search/saved-filters.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { programOptions, programsOf } from './bar-options.ts'
import type { FinderAddress } from './use-finder-state.ts'
import { usePanel } from './use-panel.ts'

/** The filters that narrow the answer down; folded away until the visitor opens them. */
export function FilterBar({ program, address }: { program: Program; address: FinderAddress }) {
  const { Panel, isOpen, toggle, failed } = usePanel(
    'filters',
    async () => (await import('./filter-panel.tsx')).FilterPanel,
  )
  const active = countFilters(address.state, address.presetCabins)

  function refine(change: Partial<Filters>): void {
    saveFilters(browserStore(), { ...pickFilters(address.state), ...change })
    address.refine(change)
  }

  return (
    <>
      <Button aria-expanded={isOpen} onClick={toggle}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{active > 0 ? ` (${active})` : ''}
      </Button>
      {active > 0 ? (
        <Button kind="quiet" onClick={() => refine(clearFilters(address.state, address.presetCabins))}>
          Clear filters
        </Button>
      ) : null}
      {failed ? <LoadFailure what="The filters" /> : null}
      {isOpen && Panel ? <Panel program={program} state={address.state} onRefine={refine} /> : null}
    </>
  )
}

/** Chooses whose points: this finder's program, the other one, or both in one list. */
export function ProgramFilter({ program, address }: { program: Program; address: FinderAddress }) {
  return (
    <Segmented
      label="Points from"
      value={listPrograms(program, address.state).join(',')}
      options={programOptions}
      onChange={(value) => address.refine({ programs: programsOf(value, program) })}
    />
  )
}
