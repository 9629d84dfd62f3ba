import type { Metadata } from 'next'
import { StateView } from '@/components/design/state-view.tsx'
import { PageFrame } from '@/components/shell/page-frame.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'
import { readSlug, requireFound, slugParams } from '@/components/shell/slug.ts'
import { designStates, findDesignState } from '@/lib/pages/design-states.ts'

/** Without this, an unknown slug would answer 200 and say "not found" only in its text. */
export const ensureStatic = 'navigation'

const family = '/test/design'

export function generateStaticParams() {
  return designStates.map(slugParams)
}

export async function generateMetadata({ params }: PageProps<'/test/design/[...slug]'>): Promise<Metadata> {
  return pageMetadata(family, describeState(await readSlug(params)))
}

export default async function DesignStatePage({ params }: PageProps<'/test/design/[...slug]'>) {
  const slug = await readSlug(params)
  const state = requireFound(findDesignState(slug))
  return (
    <PageFrame path={family} slug={describeState(slug)}>
      <StateView state={state} />
    </PageFrame>
  )
}

const describeState = (slug: string) => ({ path: `${family}/${slug}`, title: `State: ${slug.replaceAll('-', ' ')}` })
