import { pictureSize } from '@/lib/content/embed/embed-code.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { EmbedCode } from './embed-code.tsx'

/** The route's year as a picture, and the code that shows it on somebody's own site. */
export function ShareYear({ slug, title }: { slug: string; title: string }) {
  return (
    <PageSection
      title="Share this year"
      lead="Put this on your blog. It keeps itself up to date, says when we checked, and runs no script on your site."
    >
      <div className="space-y-4">
        {/* biome-ignore lint/performance/noImgElement: a drawing, which no optimiser makes smaller. */}
        <img
          src={`/embed/${slug}.svg`}
          alt={`A year of ${title}, day by day`}
          loading="lazy"
          {...pictureSize}
          className="h-auto w-full max-w-3xl rounded-xl border border-line"
        />
        <EmbedCode slug={slug} title={title} />
      </div>
    </PageSection>
  )
}
