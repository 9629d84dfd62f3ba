import { headers } from 'next/headers'
import { connection } from 'next/server'
import { type ReactNode, Suspense } from 'react'
import { type AdminPath, sectionAt } from '@/lib/admin/sections.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { NoSecondFactor, NotAnOperator, requireOperator } from '@/lib/server/admin/require-operator.ts'
import { Notice } from '../ui/notice.tsx'
import { SecondFactorEntry } from '../ui/second-factor/second-factor-entry.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type AdminSectionProps = { path: AdminPath; load: () => Promise<ReactNode> }

/** A section: the heading at once, the content after the server has checked again that an operator is asking. */
export function AdminSection({ path, load }: AdminSectionProps) {
  const { title, summary } = sectionAt(path)
  return (
    <>
      <header className="mb-5">
        <h1 className="text-28 font-semibold tracking-tight">{title}</h1>
        <p className="mt-1 text-14 text-muted">{summary}</p>
      </header>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-2xl" />}>
        <Loaded load={load} />
      </Suspense>
    </>
  )
}

async function Loaded({ load }: Pick<AdminSectionProps, 'load'>) {
  await connection()
  try {
    await requireOperator(await headers())
    return await load()
  } catch (error) {
    if (error instanceof NoSecondFactor) return <SecondFactorEntry />
    if (error instanceof NotAnOperator) return <Notice kind="danger">{error.message}</Notice>
    reportFault('a section of the operators’ room could not be read', error)
    return (
      <Notice kind="danger">
        We couldn’t load this: the database or another service isn’t responding. Reload in a minute.
      </Notice>
    )
  }
}
