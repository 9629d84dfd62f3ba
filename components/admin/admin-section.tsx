import type { Route } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { type ReactNode, Suspense, useId } from 'react'
import { type AdminPath, sectionAt } from '@/lib/admin/sections.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { formatInstant, getAge } from '@/lib/core/formats.ts'
import { NoSecondFactor, NotAnOperator, requireOperator } from '@/lib/server/admin/operators.ts'
import { DataTable, type DataTableProps } from '../ui/data-table.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlainIcon } from '../ui/plain-icon.tsx'
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

type PartProps = { title: string; note?: ReactNode; children: ReactNode }

/** A part of a section, with its own heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-9 min-w-0">
      <h2 id={id} className="text-16 font-semibold">
        {title}
      </h2>
      {note ? <p className="mt-0.5 text-14 text-muted">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** Shown in place of rows when there are none, which here is mostly good news. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-line bg-card px-3.5 py-2.5 text-14 text-muted">{children}</p>
}

/** A table, or words in place of it if it has no rows. */
export function Rows<Row>({ none, ...table }: DataTableProps<Row> & { none: string }) {
  return table.rows.length === 0 ? <Nothing>{none}</Nothing> : <DataTable {...table} />
}

/** Rarely needed content behind a summary line that opens it. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group text-14">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {summary}
        <PlainIcon
          name="chevronDown"
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

/** A link to a member’s page. */
export function MemberLink({ uid, className, children }: { uid: string; className: string; children: ReactNode }) {
  return (
    <Link href={`/admin/dashboard/members?uid=${uid}` as Route} preload={false} className={className}>
      {children}
    </Link>
  )
}

/** The age of an event, with the exact time as a tooltip. */
export function Moment({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className="whitespace-nowrap">
      {getAge(at, now).words}
    </time>
  )
}

/** Text of any length in a table cell. It wraps, but the cell never shrinks to a column of single letters. */
export function WideWords({ children }: { children: ReactNode }) {
  return <span className="block min-w-36 wrap-anywhere">{children}</span>
}
