'use client'

import { Bookmark, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { formatCodes, type ItineraryState, itineraryQuery } from '@/lib/journeys/oneworld-state.ts'
import { deleteItinerary, readSaved, type SavedItinerary, saveItinerary } from '@/lib/journeys/saved-itineraries.ts'
import { Button, IconButton } from '../ui/button.tsx'
import type { Tool } from '../ui/calculator.tsx'
import { CopyLink } from '../ui/copy-link.tsx'

/** Not `browserStore()`, which stands in for a forbidden store but keeps nothing on this device. */
const deviceStore = () => window.localStorage

/** Saves the itinerary on this device, copies its link, or opens a saved one. */
export function SavedItineraries({ state }: Tool<ItineraryState>) {
  const router = useRouter()
  const [saved, setSaved] = useState<readonly SavedItinerary[]>([])
  const reread = () => setSaved(readSaved(deviceStore))
  // After the first render, which must be the server's.
  useEffect(() => setSaved(readSaved(deviceStore)), [])
  const [failed, setFailed] = useState(false)
  const query = itineraryQuery(state)
  const isSaved = saved.some((one) => one.query === query)

  function save(): void {
    setFailed(!saveItinerary(deviceStore, { name: formatCodes(state.legs), query }))
    reread()
  }

  function deleteSaved(one: SavedItinerary): void {
    deleteItinerary(deviceStore, one.query)
    reread()
  }

  return (
    <div className="space-y-3">
      {state.legs.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={save} disabled={isSaved}>
            <Bookmark aria-hidden="true" className="size-4" />
            {isSaved ? 'Saved on this device' : 'Save on this device'}
          </Button>
          <CopyLink />
        </div>
      ) : null}
      {failed ? <p className="text-14 text-danger">Your browser won’t let us save it. Copy the link instead.</p> : null}
      {saved.length > 0 ? (
        <section aria-label="Saved itineraries">
          <h2 className="text-14 font-semibold">Saved on this device</h2>
          <ul className="mt-1">
            {saved.map((one) => (
              <li key={one.query} className="flex items-center justify-between gap-2">
                <button
                  type="button"
                  onClick={() => router.push(`/qantas/oneworld-classic-reward-finder?${one.query}`)}
                  className="min-h-11 min-w-0 truncate text-left font-mono text-14 underline underline-offset-4"
                >
                  {one.name}
                </button>
                <IconButton label={`Delete ${one.name}`} onClick={() => deleteSaved(one)}>
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
