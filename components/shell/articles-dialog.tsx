'use client'

import { otherArticles } from '@/lib/pages/navigation.ts'
import { linkTitle } from '@/lib/pages/page.ts'
import { Dialog } from '../ui/dialog.tsx'
import Link from '../ui/link.tsx'

type ArticlesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Every page that the footer has no room for, under headings. */
export function ArticlesDialog({ open, onOpenChange }: ArticlesDialogProps) {
  return (
    <Dialog title="Other Articles" width="wide" open={open} onOpenChange={onOpenChange}>
      <div className="mt-4 columns-1 gap-8 sm:columns-2">
        {otherArticles().map(({ group, pages }) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="text-14 font-semibold">{group}</h3>
            <ul className="mt-1">
              {pages.map((page) => (
                <li key={page.path}>
                  <Link
                    href={page.path}
                    onClick={() => onOpenChange(false)}
                    className="inline-flex min-h-11 items-center rounded-sm text-14 text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
                  >
                    {linkTitle(page)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
