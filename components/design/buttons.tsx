import { Search } from 'lucide-react'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Buttons and links of every kind: idle, disabled and busy. */
export function Buttons() {
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-3">
        <Button kind="primary">Search 12 routes</Button>
        <Button>Open</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Delete account</Button>
        <IconButton label="Search">
          <Search aria-hidden="true" className="size-5" />
        </IconButton>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Button kind="primary" disabled>
          Search
        </Button>
        <Button disabled>Open</Button>
        <BusyButton busy busyLabel="Saving" className="">
          Save
        </BusyButton>
      </p>
      <p>
        A link <TextLink href="/pricing">in running text</TextLink>, and one{' '}
        <TextLink href="https://www.qantas.com/">that leaves the site</TextLink>.
      </p>
    </div>
  )
}
