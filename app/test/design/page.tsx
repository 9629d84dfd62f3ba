import { Fields, Overlays, Tables } from '@/components/design/live-parts.tsx'
import { Buttons, Motifs, States, Swatches, TypeScale } from '@/components/design/still-parts.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/test/design')

const parts = [
  { title: 'Colour', Part: Swatches },
  { title: 'Type', Part: TypeScale },
  { title: 'Motifs', Part: Motifs },
  { title: 'Buttons', Part: Buttons },
  { title: 'Fields', Part: Fields },
  { title: 'Tables and figures', Part: Tables },
  { title: 'States', Part: States },
  { title: 'On top of the page', Part: Overlays },
]

export default function DesignPage() {
  return (
    <PageFrame path="/test/design">
      <div className="space-y-12">
        {parts.map(({ title, Part }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-4 border-b border-line pb-2 text-20 font-semibold">{title}</h2>
            <Part />
          </section>
        ))}
      </div>
    </PageFrame>
  )
}
