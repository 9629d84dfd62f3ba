import Form from 'next/form'
import { type ReactNode, Suspense } from 'react'
import type { PagePath } from '@/lib/pages/pages.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export type SearchValues = Promise<Record<string, string | string[] | undefined>>

/** The frame of an internal tool, whose answer the server works out from the address. */
export function InternalTool({ path, children }: { path: PagePath; children: ReactNode }) {
  return (
    <PageFrame path={path}>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>{children}</Suspense>
    </PageFrame>
  )
}

/** The tool's inputs, as a plain form that submits them in the address. */
export function QuestionForm({ path, children }: { path: PagePath; children: ReactNode }) {
  return (
    <Panel>
      <Form action={path} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {children}
        <Button kind="primary" type="submit" className="lg:min-h-11">
          Show
        </Button>
      </Form>
    </Panel>
  )
}
