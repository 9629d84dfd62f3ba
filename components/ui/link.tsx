import type { Route } from 'next'
import type { ComponentProps } from 'react'

type Props<Href extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Href>
  /** False where most visitors won't go: a list of many. */
  preload?: boolean
}

/** A link to a page of ours: the platform's own, which `followLinks` makes the router follow and preload. */
export default function Link<Href extends string>({ preload = true, ...props }: Props<Href>) {
  return <a data-link={preload ? 'preload' : 'plain'} {...props} />
}
