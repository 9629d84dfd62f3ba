import type { Route } from 'next'
import type { ComponentProps } from 'react'

type Props<Href extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<Href>
  /** False for pages that few visitors go to, e.g. in a long list. */
  preload?: boolean
}

/** A plain link to a page of the site. `followLinks` and `preloadLinks` make the router follow and preload it. */
export default function Link<Href extends string>({ preload = true, ...props }: Props<Href>) {
  return <a data-link={preload ? 'preload' : 'plain'} {...props} />
}
