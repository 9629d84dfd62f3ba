import { LoaderCircle } from 'lucide-react'
import { Button, type ButtonKind } from './button.tsx'

type BusyButtonProps = { busy: boolean; busyLabel: string; children: string; kind?: ButtonKind; className?: string }

/** A submit button that says what it is doing while its action runs. It keeps the focus meanwhile. */
export function BusyButton({ busy, busyLabel, children, kind = 'primary', className = 'w-full' }: BusyButtonProps) {
  return (
    <>
      <Button type="submit" kind={kind} className={className} aria-disabled={busy}>
        {busy ? <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" /> : null}
        {busy ? busyLabel : children}
      </Button>
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </>
  )
}
