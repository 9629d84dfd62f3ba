import { Suspense } from 'react'
import { PageFrame } from '../../shell/page-frame.tsx'
import { FinderProviders } from '../../ui/finder-providers.tsx'
import { RoomSkeleton } from '../room-skeleton.tsx'
import { SeatAlertsRoom } from './seat-alerts-room.tsx'

/** A member's seat alerts; for everybody else the composer, which leads to an account. */
export function SeatAlertsPage() {
  return (
    <PageFrame path="/seat-alerts">
      <FinderProviders>
        <Suspense fallback={<RoomSkeleton />}>
          <SeatAlertsRoom />
        </Suspense>
      </FinderProviders>
    </PageFrame>
  )
}
