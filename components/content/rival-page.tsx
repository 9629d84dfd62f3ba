import { type RivalSlug, rivalAt } from '@/lib/content/rival.ts'
import type { Fact } from '@/lib/programs/guides/fact.ts'
import { FactList } from '../calculators/fact-list.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { RivalChoice } from './rival-choice.tsx'
import { RivalTable } from './rival-table.tsx'

/** One tool beside ours: line by line, what it does better, what we do better, and who is best served by whom. */
export function RivalPage({ slug }: { slug: RivalSlug }) {
  const rival = rivalAt(slug)
  return (
    <PageFrame path={`/alternatives/${slug}`}>
      <p className="max-w-prose text-16">
        <TextLink href={rival.address}>{rival.name}</TextLink> is {rival.kind}. Pointsward is not affiliated with it.
        {rival.rows.length === 0
          ? ' We could not confirm enough about it to describe it, so this page describes only ours.'
          : null}
      </p>
      <RivalTable rival={rival} />
      <RivalStrengths name={rival.name} better={rival.better} oursBetter={rival.oursBetter} />
      <RivalChoice rival={rival} />
    </PageFrame>
  )
}

type RivalStrengthsProps = { name: string; better: readonly Fact[]; oursBetter: readonly string[] }

/** What each does better; theirs first. */
export function RivalStrengths({ name, better, oursBetter }: RivalStrengthsProps) {
  const columns = better.length > 0 ? 'lg:grid-cols-2' : ''
  return (
    <div className={`gap-x-12 lg:grid ${columns}`}>
      {better.length > 0 ? (
        <PageSection title={`What ${name} does better`}>
          <FactList facts={better} />
        </PageSection>
      ) : null}
      <PageSection title={better.length > 0 ? 'What Pointsward does better' : 'What Pointsward does'}>
        <ul className="max-w-prose space-y-3 text-16">
          {oursBetter.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}
