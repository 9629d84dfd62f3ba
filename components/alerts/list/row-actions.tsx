'use client'

import { Ellipsis, Pause, Pencil, Play } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Button, buttonStyle, IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'

type RowActionsProps = {
  name: string
  paused: boolean
  editHref: string
  copyHref: string
  onPause: () => void
  onTest: () => void
  onDelete: () => void
}

/** What can be done with one alert: the everyday in sight, the rest in a menu. */
export function RowActions({ name, paused, editHref, copyHref, onPause, onTest, onDelete }: RowActionsProps) {
  const router = useRouter()
  const Icon = paused ? Play : Pause
  return (
    <div className="flex items-center gap-1.5">
      <Link href={editHref as Route} className={buttonStyle('outline')}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit <span className="sr-only">{name}</span>
      </Link>
      <Button onClick={onPause}>
        <Icon aria-hidden="true" className="size-4" />
        {paused ? 'Resume' : 'Pause'} <span className="sr-only">{name}</span>
      </Button>
      <Menu
        heading={name}
        trigger={
          <IconButton label={`More for ${name}`}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </IconButton>
        }
      >
        <MenuItem onChoose={onTest}>Send a test</MenuItem>
        <MenuItem onChoose={() => router.push(copyHref as Route)}>Duplicate</MenuItem>
        <MenuLine />
        <MenuItem onChoose={onDelete}>Delete</MenuItem>
      </Menu>
    </div>
  )
}
