import { rivalAt } from '@/lib/content/data/rivals.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { RivalChoice } from './alternatives-page.tsx'
import { PlanWindows } from './home/plan-windows.tsx'
import { OurWords } from './our-words.tsx'

const seatsAero = rivalAt('seats-aero')
const free = getPlanLimits('free', 'qantas')
const comparedAspects = ['Programs', 'How far ahead, free', 'Seats left on Qantas rewards']

/** The comparison with seats.aero, which people search for by name: the three deciding rows and who should stay. */
export function SeatsAeroAlternativePage() {
  const rows = seatsAero.rows.filter(({ aspect }) => comparedAspects.includes(aspect))
  return (
    <PageFrame path="/seats-aero-alternative">
      <p className="max-w-prose text-16">
        seats.aero is a good tool and covers far more programs than we do. This page is for you if you’re in Australia
        with Qantas or Velocity points. The <TextLink href="/alternatives/seats-aero">full comparison</TextLink> has
        every line.
      </p>
      <RivalChoice rival={seatsAero} />
      <div className="mt-8 grid gap-4 lg:grid-cols-3">
        {rows.map(({ aspect, theirs, ours }) => (
          <section key={aspect} className="rounded-2xl border border-line bg-card p-5">
            <h2 className="text-16 font-semibold">{aspect}</h2>
            <h3 className="mt-4 text-12 text-muted">seats.aero</h3>
            <p className="text-14">{theirs?.text ?? 'Not confirmed'}</p>
            {theirs ? <SourceLine {...theirs} /> : null}
            <h3 className="mt-4 text-12 text-muted">Pointsward</h3>
            <p className="text-14">
              <OurWords text={ours} />
            </p>
          </section>
        ))}
      </div>
      <PageSection
        title="What else do you get here?"
        lead="Finding a seat is half of it. The other half is what it costs and whether it’s good value."
      >
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>
            The program’s own price beside the seat, with its zone and miles:{' '}
            <TextLink href="/qantas/how-many-points-to-fly-to">points to fly anywhere</TextLink>.
          </li>
          <li>
            The taxes and charges: <TextLink href="/carrier-charges">carrier charges by airline</TextLink>.
          </li>
          <li>
            Whether your points are better spent elsewhere:{' '}
            <TextLink href="/qantas/points-to-dollars">points to dollars</TextLink>.
          </li>
          <li>
            When seats open to your tier: <TextLink href="/when-to-book">when to book</TextLink>.
          </li>
          <li>
            Which seat to choose: <TextLink href="/seatmaps">seat maps</TextLink>.
          </li>
        </ul>
      </PageSection>
      <div className="mt-12">
        <PlanWindows />
        <p className="mt-4 max-w-prose text-14 text-muted">
          A free account here searches {free.daysAhead} days ahead. Nothing to install, no card needed.
        </p>
      </div>
    </PageFrame>
  )
}
