import type { Cabin } from '@/lib/core/cabin.ts'
import type { ClassCount, LoadSnapshot } from '@/lib/flights/flight-snapshots.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { Panel } from '../ui/panel.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'

type CabinLoadPictureProps = { cabin: Cabin; snapshot: LoadSnapshot; buckets: LoadsAnswer['buckets'] }

const fills = { Y: 'bg-cabin-y', W: 'bg-cabin-w', J: 'bg-cabin-j', F: 'bg-cabin-f' } as const

/** One cabin: how much of it is booked, and every booking class with its seats. */
export function CabinLoadPicture({ cabin, snapshot, buckets }: CabinLoadPictureProps) {
  const load = snapshot.cabins.find((one) => one.cabin === cabin)
  const classes = snapshot.classes.filter((one) => one.cabin === cabin)
  return (
    <Panel>
      <div className="flex items-center gap-2">
        <CabinChip cabin={cabin} />
        <h3 className="text-16 font-semibold">{cabinDisplay[cabin].name}</h3>
        <span className="figures ml-auto text-14 text-muted">{loadWords(load)}</span>
      </div>
      {load?.capacity && load.booked !== null ? (
        <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-seats-0">
          <div
            className={`h-full rounded-full ${fills[cabin]}`}
            style={{ width: `${Math.min(100, (100 * load.booked) / load.capacity)}%` }}
          />
        </div>
      ) : null}
      <ul aria-label={`Booking classes of ${cabinDisplay[cabin].name}`} className="mt-4 flex flex-wrap gap-1.5">
        {classes.map((one) => (
          <ClassCell
            key={one.code}
            count={one}
            bucket={buckets.find(({ code, cabin: own }) => code === one.code && own === cabin)}
          />
        ))}
      </ul>
    </Panel>
  )
}

function loadWords(load: LoadSnapshot['cabins'][number] | undefined): string {
  if (!load?.capacity || load.booked === null) return 'load not published'
  return `${load.booked} of ${load.capacity} booked, ${Math.round((100 * load.booked) / load.capacity)}%`
}

function getStepClass(seats: number): string {
  if (seats === 0) return 'bg-seats-0 text-muted'
  if (seats === 1) return 'bg-seats-1 text-ink'
  if (seats <= 3) return 'bg-seats-2 text-ink'
  return 'bg-seats-4 text-accent-ink'
}

type ClassCellProps = { count: ClassCount; bucket: LoadsAnswer['buckets'][number] | undefined }

const useWords = { reward: 'reward seats', 'reward-and-upgrade': 'reward seats and upgrades' } as const

/** A booking class above its number of seats; framed if points can book it. */
function ClassCell({ count: { code, seats }, bucket }: ClassCellProps) {
  return (
    <li
      className={`flex w-11 flex-col items-center rounded-md py-1 font-mono ${getStepClass(seats)} ${bucket ? 'ring-2 ring-ink ring-offset-2 ring-offset-card' : ''}`}
    >
      <span className="text-12 leading-4">{code}</span>
      <span className="figures text-16 leading-5 font-semibold">{seats === 9 ? '9+' : seats}</span>
      {bucket ? <span className="sr-only">{useWords[bucket.use]}</span> : null}
    </li>
  )
}
