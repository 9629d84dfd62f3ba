'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { SEAT_PARAMETER } from '@/lib/search/seat-parameter.ts'
import { Panel } from '../ui/panel.tsx'
import { useLater } from '../ui/use-later.ts'

const loadPanel = async () => (await import('./linked-seat-panel.tsx')).LinkedSeatPanel

/** The seat that a link in a message opens, for anyone who has the link; nothing without a link. */
export function LinkedSeat() {
  const token = useSearchParams().get(SEAT_PARAMETER)
  const { Component, startLoading, failed } = useLater(loadPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link.
  useEffect(() => {
    if (token) startLoading()
  }, [token])
  if (!token) return null
  if (Component) return <Component token={token} />
  return (
    <Panel className="min-h-56">{failed ? 'We couldn’t load the seat from your alert. Reload the page.' : null}</Panel>
  )
}
