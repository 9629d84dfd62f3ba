import { Suspense } from 'react'
import { FinderProviders } from '../../search/finder-providers.tsx'
import { PageFrame } from '../../shell/page-frame.tsx'
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
