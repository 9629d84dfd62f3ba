'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { type PaletteGroup, type PaletteItem, paletteGroups } from '@/lib/shell/navigation/palette.ts'
import { recentSearches } from '@/lib/shell/navigation/recent-searches.ts'
import { IconButton } from '../ui/button.tsx'
import { backdropStyle } from '../ui/popup.ts'
import { RouteLine } from '../ui/seats/route-line.tsx'

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The command palette: type to go to a page, tool, airport, route or earlier search. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          aria-label="Search the site"
          className="fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col overflow-hidden border-line bg-card text-ink shadow-2xl outline-none transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:h-dvh sm:inset-x-auto sm:top-[10dvh] sm:left-1/2 sm:max-h-[70dvh] sm:w-[38rem] sm:max-w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:rounded-2xl sm:border"
        >
          <PaletteSearch onLeave={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteSearch({ onLeave }: { onLeave: () => void }) {
  const router = useRouter()
  const { searchHistory } = useAccount()
  const [text, setText] = useState('')
  const sentenceGroups = useSentenceSearch(text)
  const groups = [...sentenceGroups, ...paletteGroups(text, searchHistory ?? recentSearches(browserStore()))]
  const go = ({ href }: PaletteItem) => {
    onLeave()
    router.push(href as Route)
  }
  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      mode="none"
      items={groups}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      itemToStringValue={(item: PaletteItem) => item.title}
    >
      <div className="flex items-center gap-3 border-b border-line pr-1 pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <Autocomplete.Input
          aria-label="Search pages, airports and routes"
          placeholder="A page, an airport, or 2 business seats to Tokyo in March"
          className="min-h-14 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
        />
        <Dialog.Close render={<IconButton label="Close" />}>
          <kbd className="font-mono text-12 max-sm:hidden">Esc</kbd>
          <X aria-hidden="true" className="size-5 sm:hidden" />
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <Autocomplete.Empty>
          <span className="block px-3 py-6 text-14 text-muted">
            No results for “{text}”. Try a city, an airport code or a topic.
          </span>
        </Autocomplete.Empty>
        <Autocomplete.List>
          {(group: PaletteGroup) => <PaletteSection key={group.label} {...group} onGo={go} />}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}

/** Returns the search that a sentence describes, as the first choice. The grammar is loaded at the second word. */
function useSentenceSearch(text: string): PaletteGroup[] {
  const [grammar, setGrammar] = useState<typeof import('@/lib/shell/navigation/palette-words.ts') | null>(null)
  const isSentence = text.trim().includes(' ')
  useEffect(() => {
    if (isSentence) import('@/lib/shell/navigation/palette-words.ts').then(setGrammar, () => {})
  }, [isSentence])
  return isSentence && grammar ? grammar.sentenceGroups(text, localDateOf(createClock().now())) : []
}

function PaletteSection({ label, items, onGo }: PaletteGroup & { onGo: (item: PaletteItem) => void }) {
  return (
    <Autocomplete.Group items={items} className="mb-1.5 last:mb-0">
      <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-12 text-muted">{label}</Autocomplete.GroupLabel>
      {items.map((item) => (
        <Autocomplete.Item
          key={item.href}
          value={item}
          onClick={() => onGo(item)}
          className="flex min-h-12 cursor-default items-center justify-between gap-4 rounded-lg px-3 py-1.5 outline-none select-none data-highlighted:bg-seats-0"
        >
          <span className="min-w-0">
            <span className="block truncate text-14 font-medium">{item.title}</span>
            <span className="block truncate text-12 text-muted">{item.detail}</span>
          </span>
          {item.route ? <RouteLine {...item.route} via={[]} className="text-12 max-sm:hidden" /> : null}
        </Autocomplete.Item>
      ))}
    </Autocomplete.Group>
  )
}
